import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import { registerNumberField } from '../../../src/blocks/canvas/number-field.ts'
import type { Locale } from '../../../src/i18n/locale.ts'

function fieldIn(locale: Locale): Blockly.Field {
  registerNumberField(locale)
  const field = Blockly.fieldRegistry.fromJson({ type: 'field_number', value: 1.5 })
  if (!field) throw new Error('there is no such field')
  return field
}

test.each([
  ['de', '1,5'],
  ['en', '1.5'],
] as const)('a block says its number as people write it: %s', (locale, text) => {
  expect(fieldIn(locale).getText()).toBe(text)
})

test.each([
  ['2,25', 2.25],
  ['2.25', 2.25],
  ['-0,5', -0.5],
  ['3*4', 12],
] as const)('a comma that somebody types is a decimal sign, and sums are worked out: %s', (typed, value) => {
  for (const locale of ['de', 'en'] as const) {
    const field = fieldIn(locale)
    field.setValue(typed)
    expect(field.getValue()).toBe(value)
  }
})

test('what is no number leaves the block as it was', () => {
  const field = fieldIn('de')
  field.setValue('viele')
  expect(field.getValue()).toBe(1.5)
})
