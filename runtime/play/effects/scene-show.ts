import type { Stage } from '../../stage.ts'
import type { EffectShow } from './effect-show.ts'

/** Another scene is for the app to open: this page shows one scene and is thrown away with it. */
export class SceneShow implements EffectShow<'scene'> {
  readonly #send: Stage['send']
  #isSent = false

  constructor(send: Stage['send']) {
    this.#send = send
  }

  show({ name }: { readonly name: string | null }): void {
    if (this.#isSent) return
    this.#isSent = true
    this.#send({ type: 'scene.open', name })
  }

  end(): void {}
}
