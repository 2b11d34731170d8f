import type { EntityId } from '../../model/ids.ts'
import type { Effects } from './effects.ts'

/** Names of things in the bag that are told to be shown. */
const mostShown = 12
const most = 1e15

/** Score, health and what the player carries. */
export interface GameState {
  score: number
  /** 0 to 100. */
  health: number
  /** Things by id, with their names. */
  readonly bag: ReadonlyMap<EntityId, string>
  put(id: EntityId, name: string): void
  /** Whether it was in the bag. */
  takeOut(id: EntityId): boolean
  /** Whether score and health are to be seen; setting one of them shows it. */
  show(isShown: boolean): void
}

export function createGameState(effects: Effects): GameState {
  const bag = new Map<EntityId, string>()
  const shown = { score: false, health: false }
  let score = 0
  let health = 100
  const tell = () =>
    effects.tell({
      kind: 'hud',
      score: shown.score ? score : null,
      health: shown.health ? health : null,
      bag: [...bag.values()].slice(0, mostShown),
    })
  return {
    bag,
    get score() {
      return score
    },
    set score(value) {
      score = Math.min(most, Math.max(-most, value))
      shown.score = true
      tell()
    },
    get health() {
      return health
    },
    set health(value) {
      health = Math.min(100, Math.max(0, value))
      shown.health = true
      tell()
    },
    put(id, name) {
      bag.set(id, name)
      tell()
    },
    takeOut(id) {
      const was = bag.delete(id)
      if (was) tell()
      return was
    },
    show(isShown) {
      Object.assign(shown, { score: isShown, health: isShown })
      tell()
    },
  }
}
