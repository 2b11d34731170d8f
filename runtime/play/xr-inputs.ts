import type { RunInput } from '../../protocol/frame/run-input.ts'

/** What of a WebXR session is heard here. */
interface XrSession extends EventTarget {
  readonly environmentBlendMode?: string
}

/** What three.js keeps of WebXR: `renderer.xr`. */
export interface XrSource {
  addEventListener(type: 'sessionstart' | 'sessionend', listener: () => void): void
  getSession(): XrSession | null
}

const buttons = [
  ['selectstart', 'trigger', 'down'],
  ['selectend', 'trigger', 'up'],
  ['squeezestart', 'grip', 'down'],
  ['squeezeend', 'grip', 'up'],
] as const

/** Tells a run when somebody goes into the world with glasses or comes back, and of the buttons in their hands. Nothing else knows of WebXR. */
export function tellXr(source: XrSource, tell: (input: RunInput) => void): void {
  const begin = () => {
    const session = source.getSession()
    if (!session) return
    // Where one sees the room through the picture it is AR.
    tell({ kind: 'xr', mode: (session.environmentBlendMode ?? 'opaque') === 'opaque' ? 'vr' : 'ar' })
    for (const [event, button, phase] of buttons)
      session.addEventListener(event, (happened) =>
        tell({ kind: 'xr-button', button, hand: handOf(happened), phase }),
      )
  }
  source.addEventListener('sessionstart', begin)
  source.addEventListener('sessionend', () => tell({ kind: 'xr', mode: 'none' }))
  // The person may be inside already when a run begins.
  begin()
}

function handOf(event: Event): 'left' | 'right' | 'none' {
  const source: unknown = 'inputSource' in event ? event.inputSource : null
  const hand: unknown =
    typeof source === 'object' && source !== null && 'handedness' in source ? source.handedness : null
  return hand === 'left' || hand === 'right' ? hand : 'none'
}
