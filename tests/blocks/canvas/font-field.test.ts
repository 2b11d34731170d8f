// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import { fontFieldType } from '../../../language/blocks/block-json.ts'
import { registerFontField } from '../../../src/blocks/canvas/font-field.ts'

function fieldOf(): Blockly.FieldDropdown {
  registerFontField()
  const options = [
    ['Pacifico', 'pacifico'],
    ['Press Start 2P', 'press-start-2p'],
  ]
  const field = Blockly.fieldRegistry.fromJson({ type: fontFieldType, options })
  if (!(field instanceof Blockly.FieldDropdown)) throw new Error('no field for a font')
  return field
}

test('a font has its name on the block, and its own letters in the list', () => {
  const field = fieldOf()
  expect([field.getValue(), field.getText()]).toEqual(['pacifico', 'Pacifico'])
  field.setValue('press-start-2p')
  expect(field.getText()).toBe('Press Start 2P')
  const looks = field
    .getOptions(false)
    .flatMap(([look]) => (look instanceof HTMLElement ? [[look.textContent, look.style.fontFamily]] : []))
  expect(looks).toEqual([
    ['Pacifico', '"Pacifico"'],
    ['Press Start 2P', '"Press Start 2P"'],
  ])
})

test('a font that nobody knows leaves it as it was', () => {
  const field = fieldOf()
  field.setValue('comic')
  expect(field.getValue()).toBe('pacifico')
})
