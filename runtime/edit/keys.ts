/** What the browser would do with a key of ours: saving the page, opening bookmarks, scrolling. All others stay the browser's. */
const withCtrl = new Set(['s', 'z', 'y', 'd', 'k', 'g', 'a', 'f', 'h', '/'])
const alone = new Set([' ', 'Backspace', 'Delete', '/', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** Whether a key that is handed to the app must not also do what the browser does with it. */
export function isOurKey({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey ? withCtrl.has(key.toLowerCase()) : alone.has(key)
}

/** Directions of flight by `KeyboardEvent.code`, so that they lie together on every keyboard: right, up, ahead. */
export const flyingKeys: Readonly<Record<string, readonly [number, number, number]>> = {
  KeyW: [0, 0, 1],
  KeyS: [0, 0, -1],
  KeyA: [-1, 0, 0],
  KeyD: [1, 0, 0],
  KeyE: [0, 1, 0],
  KeyQ: [0, -1, 0],
  ArrowUp: [0, 0, 1],
  ArrowDown: [0, 0, -1],
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
}
