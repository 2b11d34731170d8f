// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VoiceShow } from '../../../../runtime/play/effects/voice-show.ts'
import { ScreenLayer } from '../../../../runtime/play/screen/screen-layer.ts'

const german = { lang: 'de-DE', localService: true, default: true, name: 'Anna' }
const elsewhere = { lang: 'en-GB', localService: false, default: true, name: 'Far away' }

/** The device's speech, of which only the voice `german` is its own. */
function speech() {
  const said: { text: string; voice: unknown; volume: number }[] = []
  const calls: string[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [elsewhere, german],
    speak: (utterance: { text: string; voice: unknown; volume: number }) => said.push(utterance),
    cancel: () => calls.push('cancel'),
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  )
  return { said, calls }
}

let show: VoiceShow
const bubble = () => document.querySelector('.screen-spoken')?.textContent
const speak = (text: string | null, language: 'en' | 'de' | null = null) =>
  show.show({ kind: 'voice', text, language, seconds: 2, share: 0.5 })

beforeEach(() => document.body.replaceChildren())
afterEach(() => vi.unstubAllGlobals())

test('a voice of the device reads out in the language of the person, as loud as everything else', () => {
  const { said, calls } = speech()
  show = new VoiceShow(new ScreenLayer(document.body, 'de'), 'de')
  speak('Hallo')
  expect(said).toMatchObject([{ text: 'Hallo', voice: german, volume: 0.5 }])
  expect(bubble()).toBe('')
  show.setPaused(true)
  show.setPaused(false)
  show.end()
  expect(calls.slice(-3)).toEqual(['pause', 'resume', 'cancel'])
})

test('where only somebody’s server could read it out, the words stand in a bubble for as long', () => {
  const { said } = speech()
  show = new VoiceShow(new ScreenLayer(document.body, 'de'), 'de')
  speak('Hello', 'en')
  expect(said).toEqual([])
  show.advance(1.5)
  expect(bubble()).toBe('Hello')
  show.advance(1)
  expect(bubble()).toBe('')
  speak('Hello again', 'en')
  speak(null)
  expect(bubble()).toBe('')
})

test('a browser that refuses to speak shows the words', () => {
  const { said } = speech()
  show = new VoiceShow(new ScreenLayer(document.body, 'de'), 'de')
  speak('Hallo')
  const [utterance] = said
  if (!(utterance instanceof EventTarget)) throw new Error('nothing was said')
  utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }))
  expect(bubble()).toBe('Hallo')
})

test('a browser without speech shows the words', () => {
  show = new VoiceShow(new ScreenLayer(document.body, 'en'), 'en')
  speak('Hello')
  expect(bubble()).toBe('Hello')
})
