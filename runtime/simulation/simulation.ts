import type { EntityId } from '../../model/ids.ts'
import type { RunInput } from '../../protocol/frame/run-input.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import type { Obstacle } from './motion/obstacle.ts'
import type { Gait } from './motion/player-motion.ts'
import type { Legs } from './motion/player-walk.ts'
import type { SimChange } from './sim-change.ts'
import type { SimEffect } from './sim-effect.ts'
import type { Box } from './space/box.ts'
import type { Vec3 } from './space/vec3.ts'
import type { Body } from './world/body.ts'

/** Steps in a second of a run. */
export const stepsPerSecond = 60

/**
 * A running world without a picture. The same entities, seed, scripts and inputs give the same places, in every engine.
 * For that the host lets all promise jobs run between two calls: one macrotask each after `start` and after every `step`.
 */
export interface Simulation {
  /** Starts every script in the order given. Once per simulation. */
  start(scripts: readonly RunScript[]): void
  /** One 1/60 s, with what the person did in it. Does nothing after `stop`. */
  step(inputs: readonly RunInput[]): void
  readonly entities: ReadonlyMap<EntityId, Body>
  /** What holds whoever walks just now: not what gives way. */
  solids(): readonly Obstacle[]
  /** What hides whoever is behind it, so that no camera should. */
  covers(): readonly Box[]
  /** Whether the player may be set down there at one bound, its feet in metres; a world without a player has nobody to set down. */
  mayLand(to: Vec3): boolean
  /** Keys that programs want to know of, by `keyName`; more may come while the run goes on. */
  readonly wantedKeys: ReadonlySet<string>
  /** What the player can do just now for whoever presses keys: programs may forbid it. */
  readonly legs: Legs
  /** How the player is on its way since the last step. */
  readonly gait: Gait
  /** What changed since the last call, at most one change per entity, created parents before their children. */
  drainChanges(): readonly SimChange[]
  /** What is to be seen or heard since the last call, in order; too many are forgotten, the oldest first. */
  drainEffects(): readonly SimEffect[]
  /** Ends the run: everything a script waits for is rejected quietly. An endless loop stops the run by itself. */
  stop(): void
  readonly isStopped: boolean
}
