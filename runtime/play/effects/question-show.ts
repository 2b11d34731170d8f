import { longestAnswer } from '../../../protocol/frame/run-input.ts'
import type { Stage } from '../../stage.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

interface Asking {
  readonly stage: Pick<Stage, 'locale' | 'world'>
  /** The person has answered what is shown. */
  readonly onAnswer: (text: string) => void
}

/** A question at the lower edge with a line to type into. The world goes on behind it. */
export class QuestionShow implements EffectShow<'question'> {
  readonly #layer: ScreenLayer
  readonly #asking: Asking
  #sheet: HTMLElement | null = null

  constructor(layer: ScreenLayer, asking: Asking) {
    this.#layer = layer
    this.#asking = asking
  }

  show({ text }: { readonly text: string | null }): void {
    this.end()
    if (text !== null) this.#open(text)
  }

  end(): void {
    const hadFocus = this.#sheet?.contains(document.activeElement)
    this.#sheet?.remove()
    this.#sheet = null
    if (hadFocus) this.#asking.stage.world.scene.canvas.focus()
  }

  #open(text: string) {
    const { stage, onAnswer } = this.#asking
    // No form: the sandbox of the frame lets none be sent.
    const sheet = this.#layer.add('section', 'screen-question')
    this.#sheet = sheet
    const label = document.createElement('label')
    const words = document.createElement('span')
    words.textContent = text
    const line = document.createElement('input')
    line.maxLength = longestAnswer
    line.autocomplete = 'off'
    label.append(words, line)
    const send = document.createElement('button')
    send.type = 'button'
    send.textContent = screenWords.answer[stage.locale]
    sheet.append(label, send)
    send.addEventListener('click', () => onAnswer(line.value))
    line.addEventListener('keydown', ({ key, isComposing }) => {
      if (key === 'Enter' && !isComposing) onAnswer(line.value)
    })
    line.focus({ preventScroll: true })
  }
}
