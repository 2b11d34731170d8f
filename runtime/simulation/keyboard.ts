/** Names of keys as scripts write them, where they differ from `KeyboardEvent.key` in lower case. */
const shortNames: Readonly<Record<string, string>> = {
  ' ': 'space',
  spacebar: 'space',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
  return: 'enter',
  esc: 'escape',
}

/** One name for each key, whoever wrote it: `' '`, `'Space'` → `'space'`; `'ArrowUp'` → `'up'`; `'W'` → `'w'`. */
export function keyName(key: string): string {
  const lower = key.toLowerCase()
  return shortNames[lower] ?? lower
}

const pressedAs: Readonly<Record<string, string>> = {
  space: ' ',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}

/** What a keyboard tells when that key is pressed, the other way round than `keyName`. */
export const keyNamed = (name: string): string => pressedAs[name] ?? name

/** Which keys are down, by `keyName`. */
export interface Keyboard {
  /** Answers whether the key was up before: a held key repeats, but is pressed only once. */
  press(key: string): boolean
  release(key: string): void
  readonly isHeld: (name: string) => boolean
  /** Pressed since the last `endStep`. */
  readonly isNewlyDown: (name: string) => boolean
  /** A program wants to know of that key, now or later. */
  want(name: string): void
  readonly wanted: ReadonlySet<string>
  endStep(): void
}

export function createKeyboard(): Keyboard {
  const held = new Set<string>()
  const fresh = new Set<string>()
  const wanted = new Set<string>()
  return {
    press(key) {
      const name = keyName(key)
      if (held.has(name)) return false
      held.add(name)
      fresh.add(name)
      return true
    },
    release(key) {
      held.delete(keyName(key))
    },
    isHeld: (name) => held.has(name),
    isNewlyDown: (name) => fresh.has(name),
    want: (name) => wanted.add(name),
    wanted,
    endStep: () => fresh.clear(),
  }
}
