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

/** Which keys are down, by `keyName`. */
export interface Keyboard {
  /** Answers whether the key was up before: a held key repeats, but is pressed only once. */
  press(key: string): boolean
  release(key: string): void
  readonly isHeld: (name: string) => boolean
  /** Pressed since the last `endStep`. */
  readonly isNewlyDown: (name: string) => boolean
  endStep(): void
}

export function createKeyboard(): Keyboard {
  const held = new Set<string>()
  const fresh = new Set<string>()
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
    endStep: () => fresh.clear(),
  }
}
