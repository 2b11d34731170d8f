import { xrButtons, xrHands } from '../../../protocol/frame/run-input.ts'
import { expectHandler } from '../items/expect.ts'
import { expectChoice } from '../items/expect-choice.ts'
import type { RunState } from '../run-state.ts'
import { markerFound, markerLost, xrButton, xrEnd, xrStart } from '../script-events.ts'
import type { ScriptScope } from '../script-scope.ts'
import type { HelperApi } from '../simulation-host.ts'

/** `xr`: glasses, and what is held in the hands then. `ar`: the picture that a camera looks for. */
export function createXrHelpers({ events, person }: RunState, scope: ScriptScope): HelperApi {
  function on(event: string, name: string, handler: unknown): void {
    const call = expectHandler(name, handler)
    events.on(event, (payload) => scope.call(call, payload))
  }
  return {
    ar: Object.freeze({
      onMarkerFound: (handler: unknown) => on(markerFound, 'onMarkerFound', handler),
      onMarkerLost: (handler: unknown) => on(markerLost, 'onMarkerLost', handler),
      get isMarkerFound() {
        return person.isMarkerFound
      },
    }),
    xr: Object.freeze({
      onStart: (handler: unknown) => on(xrStart, 'onStart', handler),
      onEnd: (handler: unknown) => on(xrEnd, 'onEnd', handler),
      onButton: (button: unknown, handler: unknown) =>
        on(xrButton(expectChoice('onButton', button, xrButtons)), 'onButton', handler),
      isButtonDown(button: unknown = 'trigger') {
        const wanted = expectChoice('isButtonDown', button, xrButtons)
        return xrHands.some((hand) => person.xrButtons.has(`${hand} ${wanted}`))
      },
    }),
  }
}
