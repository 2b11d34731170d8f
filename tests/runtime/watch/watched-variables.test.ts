import { expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { watchedVariables } from '../../../runtime/play/watch/watched-variables.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'

const fileId = FileId.parse('tab1')

/** A thing of the scene as a script holds it. */
function thing(): unknown {
  const given: unknown[] = []
  const simulation = createSimulation({
    entities: [frameEntity('box', { position: [1.23, 0, -4] })],
    seed: 1,
    host: {
      runScript: async (_, { scene }) => {
        if (typeof scene === 'object' && scene !== null) given.push(Reflect.get(scene, 'get')('box'))
      },
      setNumbers: () => undefined,
      onError: () => undefined,
      onLog: () => undefined,
    },
  })
  simulation.start([{ fileId, name: 'Tab1', source: '', text: '' }])
  return given[0]
}

test('variables are told in words, the nearest of a name, things by their place; functions and what is not there yet are not', () => {
  const box = thing()
  const told = watchedVariables(fileId, [
    ['coins', () => 3],
    ['coins', () => 'hidden'],
    ['box', () => box],
    ['go', () => () => undefined],
    [
      'later',
      () => {
        throw new ReferenceError('later')
      },
    ],
    ['list', () => [1, 'two']],
  ])
  expect(told.map(({ thing }) => thing)).toEqual([undefined, 'box', undefined])
  expect(told.map(({ name, text }) => [name, text])).toEqual([
    ['coins', '3'],
    ['box', 'x 1.2  y 0  z -4'],
    ['list', expect.stringContaining('two')],
  ])
})

test('long texts and many variables are cut', () => {
  const many = Array.from({ length: 150 }, (_, index) => [`v${index}`, () => 'x'.repeat(500)] as const)
  const told = watchedVariables(fileId, many)
  expect(told).toHaveLength(100)
  expect(told[0]?.text).toHaveLength(200)
})
