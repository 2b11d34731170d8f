import { isPressOf, type OwnKey } from '../protocol/frame/own-key.ts'

/** They would scroll what lies around the picture; holding Space pans, and programs are played by all of them. */
const scrolling: ReadonlySet<string> = new Set([' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>

/** Whether the browser must not also do what it does with a key, because the app takes it (`own`) or it would scroll. All others stay the browser's. */
export function isTaken(
  { key, code, ctrlKey, shiftKey, altKey, metaKey }: Press,
  own: readonly OwnKey[],
): boolean {
  const press = { key, code, ctrl: ctrlKey, shift: shiftKey, alt: altKey, meta: metaKey }
  const isHeldWith = ctrlKey || altKey || metaKey
  return (scrolling.has(key) && !isHeldWith) || own.some((one) => isPressOf(one, press))
}
