import type { RunInput } from '../../protocol/frame/run-input.ts'
import type { Person } from './run-state.ts'
import { type ScriptEvents, xrButton, xrEnd, xrStart } from './script-events.ts'

export type XrInput = Extract<RunInput, { kind: 'xr' | 'xr-button' }>

/** Takes in what was done with glasses and controllers: who plays is in VR or AR, and which buttons are down. */
export function takeXr(person: Person, events: ScriptEvents, input: XrInput): void {
  if (input.kind === 'xr') {
    const wasInside = person.isVR || person.isAR
    person.isVR = input.mode === 'vr'
    person.isAR = input.mode === 'ar'
    const isInside = input.mode !== 'none'
    // Who takes the glasses off lets go of everything.
    if (!isInside) person.xrButtons.clear()
    if (isInside !== wasInside) events.emit(isInside ? xrStart : xrEnd, undefined)
    return
  }
  const { button, hand, phase } = input
  const held = `${hand} ${button}`
  if (phase === 'up') {
    person.xrButtons.delete(held)
    return
  }
  if (person.xrButtons.has(held)) return
  person.xrButtons.add(held)
  events.emit(xrButton(button), hand)
}
