import type { Players } from '../../files/players.ts'
import type { SceneEntities } from '../../scene/scene-entities.ts'
import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { EffectShow } from './effect-show.ts'

/** Lets films and sounds that stand in the scene go on or wait. */
export class FilmShow implements EffectShow<'film'> {
  readonly #entities: Pick<SceneEntities, 'object'>
  readonly #players: Players

  constructor({ entities, players }: { entities: Pick<SceneEntities, 'object'>; players: Players }) {
    this.#entities = entities
    this.#players = players
  }

  show({ entityId, isPlaying }: SimEffectOf<'film'>): void {
    this.#entities.object(entityId)?.traverse(({ userData: { media } }) => {
      if (media instanceof HTMLMediaElement) this.#players.setPlaying(media, isPlaying)
    })
  }

  /** The players are stopped with the run. */
  end(): void {}
}
