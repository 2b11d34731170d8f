import type { PanelWords } from '../../simulation/sim-effect.ts'
import type { Stage } from '../../stage.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

/** A sheet with a heading, a picture and words; the person closes it. The world goes on behind it. */
export class PanelShow implements EffectShow<'panel'> {
  readonly #layer: ScreenLayer
  readonly #stage: Pick<Stage, 'files' | 'locale' | 'world'>
  #sheet: HTMLElement | null = null
  #shown: PanelWords | null = null

  constructor(layer: ScreenLayer, stage: Pick<Stage, 'files' | 'locale' | 'world'>) {
    this.#layer = layer
    this.#stage = stage
  }

  show({ panel }: { readonly panel: PanelWords | null }): void {
    // A program that says the same again and again must not take the keyboard each time.
    if (panel && this.#sheet && isSame(panel, this.#shown)) return
    this.end()
    this.#shown = panel
    if (panel) this.#open(panel)
  }

  end(): void {
    const hadFocus = this.#sheet?.contains(document.activeElement)
    this.#sheet?.remove()
    this.#sheet = null
    if (hadFocus) this.#stage.world.scene.canvas.focus()
  }

  #open({ title, text, picture }: PanelWords) {
    const { files, locale } = this.#stage
    const sheet = this.#layer.add('section', 'screen-panel')
    this.#sheet = sheet
    sheet.setAttribute('role', 'dialog')
    sheet.setAttribute('aria-label', title)
    const heading = document.createElement('h2')
    heading.textContent = title
    const words = document.createElement('p')
    words.textContent = text
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = screenWords.close[locale]
    close.addEventListener('click', () => this.end())
    sheet.append(heading, words, close)
    if (picture !== null) {
      const image = document.createElement('img')
      image.alt = ''
      void files.address(picture).then((address) => {
        image.src = address
      })
      heading.after(image)
    }
    // So that a screen reader says it and Enter closes it.
    close.focus({ preventScroll: true })
  }
}

const isSame = (a: PanelWords, b: PanelWords | null): boolean =>
  a.title === b?.title && a.text === b.text && a.picture === b.picture
