import { expect, test } from 'vitest'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { tellXr } from '../../../runtime/play/xr-inputs.ts'

/** A session of WebXR as far as it is heard. */
class Session extends EventTarget {
  readonly environmentBlendMode: string
  constructor(blend: string) {
    super()
    this.environmentBlendMode = blend
  }
  press(type: string, handedness: string) {
    this.dispatchEvent(Object.assign(new Event(type), { inputSource: { handedness } }))
  }
}

function glasses() {
  const heard: RunInput[] = []
  const listeners = new Map<string, () => void>()
  let session: Session | null = null
  tellXr(
    {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      getSession: () => session,
    },
    (input) => heard.push(input),
  )
  return {
    heard,
    putOn(blend: string) {
      session = new Session(blend)
      listeners.get('sessionstart')?.()
      return session
    },
    takeOff() {
      session = null
      listeners.get('sessionend')?.()
    },
  }
}

test('a run hears of glasses, of AR, and of the buttons of each hand', () => {
  const worn = glasses()
  expect(worn.heard).toEqual([])
  const session = worn.putOn('opaque')
  session.press('selectstart', 'left')
  session.press('selectend', 'left')
  session.press('squeezestart', 'odd')
  worn.takeOff()
  worn.putOn('alpha-blend')
  expect(worn.heard).toEqual([
    { kind: 'xr', mode: 'vr' },
    { kind: 'xr-button', button: 'trigger', hand: 'left', phase: 'down' },
    { kind: 'xr-button', button: 'trigger', hand: 'left', phase: 'up' },
    { kind: 'xr-button', button: 'grip', hand: 'none', phase: 'down' },
    { kind: 'xr', mode: 'none' },
    { kind: 'xr', mode: 'ar' },
  ])
})
