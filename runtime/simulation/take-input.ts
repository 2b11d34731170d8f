import { type RunInput, xrHands } from '../../protocol/frame/run-input.ts'
import { tellHotspot } from './items/tell-hotspot.ts'
import { keyName } from './keyboard.ts'
import { land, lookTo } from './motion/player-walk.ts'
import type { RunState } from './run-state.ts'
import {
  clickOn,
  keyDown,
  keyUp,
  markerFound,
  markerLost,
  pointerAway,
  pointerOver,
} from './script-events.ts'
import type { SimulationHost } from './simulation-host.ts'
import { tellOf } from './tell-of.ts'
import { takeXr } from './xr-buttons.ts'

/** Lets a run know of one thing that the person did. */
export function takeInput(run: RunState, host: SimulationHost, input: RunInput): void {
  switch (input.kind) {
    case 'key':
      if (input.phase === 'up') {
        run.keyboard.release(input.key)
        run.events.emit(keyUp(keyName(input.key)), undefined)
      } else if (run.keyboard.press(input.key)) run.events.emit(keyDown(keyName(input.key)), undefined)
      return
    case 'click': {
      const body = run.world.bodies.get(input.entityId)
      if (!body) return
      tellHotspot(run, body)
      tellOf(run, clickOn, body.id)
      return
    }
    case 'pointer': {
      const { pointed } = run.person
      if (input.entityId === pointed) return
      if (pointed !== null) tellOf(run, pointerAway, pointed)
      run.person.pointed = input.entityId
      if (input.entityId !== null) tellOf(run, pointerOver, input.entityId)
      return
    }
    case 'walk':
      run.person.stick = input
      return
    case 'answer':
      run.questions.answer(input.text)
      return
    case 'device':
      run.person.isPhone = input.isPhone
      run.person.isVR = input.isVR
      return
    case 'numbers':
      host.setNumbers(input.fileId, input.changes)
      return
    case 'teleport':
      if (run.walker) land(run.world, run.walker, input.to)
      return
    case 'grab':
      run.hands.grab(input.entityId, input)
      return
    case 'hand':
      run.hands.move(input)
      return
    case 'release':
      run.hands.release(input.hand)
      return
    case 'xr':
      // Who takes the glasses off lets go of everything.
      if (input.mode === 'none') for (const hand of xrHands) run.hands.release(hand)
      takeXr(run.person, run.events, input)
      return
    case 'xr-button':
      takeXr(run.person, run.events, input)
      return
    case 'marker':
      if (input.isFound === run.person.isMarkerFound) return
      run.person.isMarkerFound = input.isFound
      run.events.emit(input.isFound ? markerFound : markerLost, undefined)
      return
    case 'look':
      if (run.walker) lookTo(run.world, run.walker, input.yaw)
  }
}
