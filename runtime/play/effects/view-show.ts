import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { PlayCamera } from '../play-camera.ts'
import type { EffectShow } from './effect-show.ts'

/** Whether the player's camera looks out of its eyes or from behind. */
export class ViewShow implements EffectShow<'view'> {
  readonly #camera: () => PlayCamera | null

  constructor(camera: () => PlayCamera | null) {
    this.#camera = camera
  }

  show({ view }: SimEffectOf<'view'>): void {
    this.#camera()?.setView(view)
  }

  /** The camera goes with its frame. */
  end(): void {}
}
