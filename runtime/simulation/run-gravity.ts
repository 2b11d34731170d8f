import { usualPlayer } from '../../model/components/usual-player.ts'
import type { Walker } from './motion/player-walk.ts'

/** What pulls things down, m/s²: as the player's gravity, until a program says another one for everything. */
export interface RunGravity {
  now(): number
  set(gravity: number): void
}

export function createRunGravity(walker: Walker | null): RunGravity {
  let own: number | null = null
  return {
    now: () => own ?? walker?.settings.gravity ?? usualPlayer.gravity,
    set(gravity) {
      own = gravity
      if (walker) walker.settings = { ...walker.settings, gravity: Math.max(0, gravity) }
    },
  }
}
