import type { SimEffectOf } from '../../simulation/sim-effect.ts'
import type { Stage } from '../../stage.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import type { EffectShow } from './effect-show.ts'
import { localVoice } from './local-voice.ts'

/** Reads texts out with a voice of the device; a device without one shows them in a bubble for as long. */
export class VoiceShow implements EffectShow<'voice'> {
  readonly #locale: Stage['locale']
  readonly #bubble: HTMLElement
  #left = 0

  constructor(layer: ScreenLayer, locale: Stage['locale']) {
    this.#locale = locale
    this.#bubble = layer.add('p', 'screen-spoken')
    this.#bubble.setAttribute('role', 'status')
    // Some browsers begin to look for voices when somebody asks for the first time.
    if ('speechSynthesis' in window) speechSynthesis.getVoices()
  }

  show(effect: SimEffectOf<'voice'>): void {
    this.end()
    const { text, language } = effect
    if (text === null || text.trim() === '') return
    const lang = language ?? this.#locale
    const voice = 'speechSynthesis' in window ? localVoice(speechSynthesis.getVoices(), lang) : null
    if (voice) this.#read(text, voice, effect)
    else this.#showBubble(effect)
  }

  advance(seconds: number): void {
    if (this.#left <= 0) return
    this.#left -= seconds
    if (this.#left <= 0) this.#bubble.textContent = ''
  }

  setPaused(isPaused: boolean): void {
    if (!('speechSynthesis' in window)) return
    if (isPaused) speechSynthesis.pause()
    else speechSynthesis.resume()
  }

  end(): void {
    this.#left = 0
    this.#bubble.textContent = ''
    if ('speechSynthesis' in window) speechSynthesis.cancel()
  }

  #read(text: string, voice: SpeechSynthesisVoice, effect: SimEffectOf<'voice'>) {
    const spoken = new SpeechSynthesisUtterance(text)
    Object.assign(spoken, { voice, lang: voice.lang, volume: effect.share })
    spoken.addEventListener('error', ({ error }) => {
      if (error !== 'canceled' && error !== 'interrupted') this.#showBubble(effect)
    })
    speechSynthesis.speak(spoken)
  }

  #showBubble({ text, seconds }: SimEffectOf<'voice'>) {
    this.#left = seconds
    this.#bubble.textContent = text
  }
}
