import type { EntityId } from '../../model/ids.ts'
import type { Puppets } from '../scene/puppets.ts'
import type { RenderLoop } from '../scene/render-loop.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'

/** Seconds after which the preview ends by itself, so that a selected animal does not keep the machine busy. */
const longest = 8

interface ClipPreviewOptions {
  readonly puppets: Puppets
  readonly entities: Pick<SceneEntities, 'ownerOf' | 'object'>
  readonly loop: Pick<RenderLoop, 'beforeDrawing' | 'invalidate' | 'moved'>
  /** To be called when meshes have changed places. */
  readonly onChange: () => void
}

/** While editing everything stands still; what is selected shows for a while how it moves. */
export class ClipPreview {
  readonly #options: ClipPreviewOptions
  #ids: ReadonlySet<EntityId> = new Set()
  #seconds = 0
  #isRunning = false

  constructor(options: ClipPreviewOptions) {
    this.#options = options
    options.loop.beforeDrawing((milliseconds) => this.#frame(milliseconds))
  }

  start(ids: Iterable<EntityId>): void {
    this.stop()
    this.#ids = new Set(ids)
    this.#seconds = 0
    this.#isRunning = this.#show()
    if (this.#isRunning) this.#changed()
  }

  /** Once more, when one of these is among what is shown: it may move differently now. */
  startAgain(changed: readonly EntityId[]): void {
    if (changed.some((id) => this.#ids.has(id))) this.start(this.#ids)
  }

  stop(): void {
    if (!this.#isRunning) return
    this.#isRunning = false
    this.#options.puppets.rest()
    this.#changed()
  }

  /** Meshes have changed places: what throws shadows and what a pointer meets are others now. */
  #changed(): void {
    this.#options.onChange()
    this.#options.loop.invalidate()
  }

  #frame(milliseconds: number): void {
    if (!this.#isRunning) return
    this.#seconds += Math.min(milliseconds, 100) / 1000
    if (this.#seconds > longest || !this.#show()) this.stop()
    const { entities, loop } = this.#options
    loop.moved([...this.#ids].flatMap((id) => entities.object(id) ?? []))
  }

  #show(): boolean {
    const { puppets, entities } = this.#options
    return puppets.show(this.#seconds, (object) => {
      const owner = entities.ownerOf(object)
      return owner !== null && this.#ids.has(owner)
    })
  }
}
