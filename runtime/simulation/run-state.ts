import type { EntityId } from '../../model/ids.ts'
import type { RunScenes, RunSound } from '../../protocol/frame/to-frame.ts'
import type { Board } from './board.ts'
import type { Effects } from './effects.ts'
import type { GameState } from './game-state.ts'
import type { Hands } from './hands/hands.ts'
import type { Keyboard } from './keyboard.ts'
import type { Likeness } from './likeness.ts'
import type { Push, Walker } from './motion/player-walk.ts'
import type { Motions } from './motions.ts'
import type { OwnValues } from './own-values.ts'
import type { Physics } from './physics/physics.ts'
import type { Questions } from './questions.ts'
import type { RunGravity } from './run-gravity.ts'
import type { RunTimer } from './run-timer.ts'
import type { Scheduler } from './scheduler/scheduler.ts'
import type { ScriptEvents } from './script-events.ts'
import type { SoundDesk } from './sounds/sound-desk.ts'
import type { Voice } from './sounds/voice.ts'
import type { TouchWatch } from './touching/touch-watch.ts'
import type { World } from './world/world.ts'

/** What is known of who plays. */
export interface Person {
  /** The thing under the pointer. */
  pointed: EntityId | null
  isPhone: boolean
  isVR: boolean
  isAR: boolean
  stick: Push
  /** In AR: whether a camera sees the picture. */
  isMarkerFound: boolean
  /** What is held down on the controllers: `left trigger`. */
  readonly xrButtons: Set<string>
}

/** Everything that one run is made of, shared by all its scripts. */
export interface RunState {
  readonly world: World
  readonly scheduler: Scheduler
  readonly motions: Motions
  readonly physics: Physics
  readonly gravity: RunGravity
  readonly touches: TouchWatch
  readonly keyboard: Keyboard
  readonly events: ScriptEvents
  /** What happens to things of the world, each with the thing that it happened to. */
  readonly thingEvents: ScriptEvents<EntityId>
  readonly effects: Effects
  readonly game: GameState
  /** The player that walks, if the scene has one. */
  readonly walker: Walker | null
  readonly hands: Hands
  readonly random: () => number
  readonly timer: RunTimer
  readonly questions: Questions
  readonly board: Board
  readonly likeness: Likeness
  readonly ownValues: OwnValues
  readonly person: Person
  readonly scenes: RunScenes
  /** Files of the project that programs can play. */
  readonly ownSounds: readonly RunSound[]
  readonly sounds: SoundDesk
  readonly voice: Voice
  /** Ends all scripts; the world goes on without them. */
  endScripts(): void
}
