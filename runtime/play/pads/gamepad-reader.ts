import type { PadState } from './game-pad.ts'

/** Reads the gamepads of the browser. A page around the world may have forbidden them, which some browsers tell by an exception: then there are none. */
export function gamepadReader(): () => readonly (PadState | null)[] {
  let isForbidden = false
  return () => {
    if (isForbidden) return []
    try {
      return navigator.getGamepads?.() ?? []
    } catch {
      isForbidden = true
      return []
    }
  }
}
