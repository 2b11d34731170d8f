import { expect, test } from 'vitest'
import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { callsIt } from '../../../language/generator/calls-it.ts'

test('a click is about a thing that its blocks may call `it`; a start, a key and a loop are not', () => {
  expect(callsIt('event_click', null)).toBe(true)
  expect(callsIt('event_start', null)).toBe(false)
  expect(callsIt('event_key', null)).toBe(false)
  expect(callsIt('control_forever', 'DO')).toBe(false)
  expect(callsIt('of another version', 'DO')).toBe(false)
})

test('every block of the catalogue can be asked', () => {
  for (const type of Object.keys(blockCatalogue)) expect(typeof callsIt(type, null)).toBe('boolean')
})
