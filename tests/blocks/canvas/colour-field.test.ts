// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import { colourFieldType } from '../../../language/blocks/block-json.ts'
import { blockSentence } from '../../../language/generator/block-sentence.ts'
import { generateCode } from '../../../language/generator/generate-code.ts'
import { readWorkspace } from '../../../language/generator/read-workspace.ts'
import { askColour } from '../../../src/blocks/canvas/ask-colour.ts'
import { registerColourField } from '../../../src/blocks/canvas/colour-field.ts'
import { block, program } from '../../support/scripts/block-state.ts'

beforeAll(() => {
  registerColourField()
  Blockly.Msg.NESTLING_OTHER_COLOUR = 'Another colour …'
})

function fieldOf(): Blockly.FieldDropdown {
  const options = [
    ['red', '#e5484d'],
    ['blue', '#2b6bd6'],
  ]
  const field = Blockly.fieldRegistry.fromJson({ type: colourFieldType, options })
  if (!(field instanceof Blockly.FieldDropdown)) throw new Error('no field for a colour')
  return field
}

test('a colour has its name, and one without a name its number', () => {
  const field = fieldOf()
  expect([field.getValue(), field.getText()]).toEqual(['#e5484d', 'red'])
  field.setValue('#2b6bd6')
  expect(field.getText()).toBe('blue')
  field.setValue('#12ab9f')
  expect([field.getValue(), field.getText()]).toEqual(['#12ab9f', '#12ab9f'])
})

test.each(['another', 'blue', '#12', '', 'url(#x)'])('what is no colour leaves it as it was: %j', (wrong) => {
  const field = fieldOf()
  field.setValue(wrong)
  expect(field.getValue()).toBe('#e5484d')
})

test('the list shows each colour beside its name, and another one last', () => {
  const shown = fieldOf().getOptions(false)
  const patches = shown.flatMap(([look]) =>
    look instanceof HTMLElement ? [[look.textContent, look.querySelector('span')?.style.background]] : [],
  )
  expect(patches).toEqual([
    ['red', 'rgb(229, 72, 77)'],
    ['blue', 'rgb(43, 107, 214)'],
  ])
  expect(shown.at(-1)?.[0]).toBe('Another colour …')
})

test('the chooser of the browser gives one colour, or none, and is gone then', () => {
  const chosen: string[] = []
  const ask = () => {
    askColour('#2b6bd6', { left: 5, bottom: 9 }, (colour) => chosen.push(colour))
    const input = document.querySelector<HTMLInputElement>('input[type=color]')
    if (!input) throw new Error('nothing was asked')
    return input
  }
  const first = ask()
  expect(first.value).toBe('#2b6bd6')
  first.value = '#010203'
  first.dispatchEvent(new Event('change'))
  ask().dispatchEvent(new Event('cancel'))
  expect(chosen).toEqual(['#010203'])
  expect(document.querySelector('input[type=color]')).toBeNull()
})

test('a block says and means the colour without a name', () => {
  const paints = block('looks_colour', 'a', { fields: { ITEM: 'd', COLOUR: '#12ab9f' } })
  const start = block('event_start', 's', { next: paints })
  expect(generateCode(program(start), new Map([['d', 'Dragon']])).code).toContain("'#12ab9f'")
  const [node] = readWorkspace(program(paints)).stacks
  if (!node) throw new Error('no block')
  const words = { locale: 'en', names: new Map(), variables: new Map(), it: 'it', hasFrames: false } as const
  expect(blockSentence(node, words)).toContain('#12ab9f')
})
