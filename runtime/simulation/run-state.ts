import type { Effects } from './effects.ts'
import type { Keyboard } from './keyboard.ts'
import type { Walker } from './motion/player-walk.ts'
import type { Motions } from './motions.ts'
import type { Scheduler } from './scheduler/scheduler.ts'
import type { ScriptEvents } from './script-events.ts'
import type { TouchWatch } from './touching/touch-watch.ts'
import type { World } from './world/world.ts'

/** Everything that one run is made of, shared by all its scripts. */
export interface RunState {
  readonly world: World
  readonly scheduler: Scheduler
  readonly motions: Motions
  readonly touches: TouchWatch
  readonly keyboard: Keyboard
  readonly events: ScriptEvents
  readonly effects: Effects
  /** The player that walks, if the scene has one. */
  readonly walker: Walker | null
  readonly random: () => number
}
