import type { CodeLocale } from '../../../language/locale.ts'
import type { World } from '../../scene/create-scene.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

/** Seconds that a photo is seen. */
const seconds = 4

/** A photo of the picture, as if somebody held it up. */
export class PhotoShow implements EffectShow<'photo'> {
  readonly #world: World
  readonly #print: HTMLElement
  readonly #picture = document.createElement('img')
  #isDue = false
  #left = 0

  constructor(layer: ScreenLayer, world: World, locale: CodeLocale) {
    this.#world = world
    this.#print = layer.add('figure', 'screen-photo')
    this.#picture.alt = screenWords.photo[locale]
    this.#print.append(this.#picture)
    this.end()
  }

  show(): void {
    this.#isDue = true
  }

  advance(passed: number): void {
    if (this.#isDue) this.#take()
    if (this.#left <= 0) return
    this.#left -= passed
    if (this.#left <= 0) this.end()
  }

  end(): void {
    this.#isDue = false
    this.#left = 0
    this.#print.hidden = true
    // Every look of the layer that is kept would hold it as well.
    this.#picture.removeAttribute('src')
  }

  /** What was drawn is kept only until the page is shown, so it is drawn once more. */
  #take() {
    const { scene, camera } = this.#world
    this.#isDue = false
    scene.renderer.render(scene.object3D, camera)
    this.#picture.src = scene.canvas.toDataURL('image/jpeg', 0.85)
    this.#print.hidden = false
    this.#left = seconds
  }
}
