import { expect, test } from 'vitest'
import { localVoice } from '../../../../runtime/play/effects/local-voice.ts'

const voice = (lang: string, localService: boolean, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
})

test('only voices of the device read out, in the language that was asked for', () => {
  const [far, near, own, austrian] = [
    voice('en-US', false, true),
    voice('en_GB', true),
    voice('en-AU', true, true),
    voice('de-AT', true),
  ]
  expect(localVoice([far, near, own, austrian], 'en')).toBe(own)
  expect(localVoice([far, near, austrian], 'en')).toBe(near)
  expect(localVoice([far, austrian], 'en')).toBeNull()
  expect(localVoice([far, austrian], 'de')).toBe(austrian)
  expect(localVoice([], 'de')).toBeNull()
})
