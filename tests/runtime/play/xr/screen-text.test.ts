// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { EndShow } from '../../../../runtime/play/effects/end-show.ts'
import { HudShow } from '../../../../runtime/play/effects/hud-show.ts'
import { WordsShow } from '../../../../runtime/play/effects/words-show.ts'
import { ScreenLayer } from '../../../../runtime/play/screen/screen-layer.ts'
import { screenText } from '../../../../runtime/play/xr/screen-text.ts'

test('all that a page says over the picture is read off it, with what there is to press', () => {
  const layer = new ScreenLayer(document.body, 'en')
  const hud = new HudShow(layer, 'en')
  const words = new WordsShow(layer)
  expect(screenText(document)).toEqual({ text: '', button: null, isAsking: false })
  hud.show({ kind: 'hud', score: 1200, health: null, bag: [] })
  words.show({ text: 'Find the chicks' })
  expect(screenText(document).text).toBe('Score 1,200\nFind the chicks')

  let presses = 0
  new EndShow(layer, 'en', () => {
    presses += 1
  }).show({ kind: 'end', isWon: true, text: 'All home' })
  const { text, button } = screenText(document)
  expect(text).toBe('Score 1,200\nFind the chicks\nYou win!\nAll home')
  button?.click()
  expect(presses).toBe(1)
})
