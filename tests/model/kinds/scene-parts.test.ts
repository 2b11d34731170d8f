import { expect, it } from 'vitest'
import { partKey, sceneParts } from '../../../model/kinds/scene-parts.ts'
import { frameEntity } from '../../runtime/support/frame-entity.ts'

const keys = (...things: readonly [kind: string, components: Parameters<typeof frameEntity>[1]][]) =>
  sceneParts(things.map(([kind, more], index) => frameEntity(`${index}`, { ...more, kind }))).map(partKey)

it('a scene is made of the recipes, surroundings and files that its things are drawn and heard with, each once', () => {
  const film = { source: 'asset:film' }
  expect(
    keys(
      ['model', { components: { model: { name: 'cat' } } }],
      ['model', { components: { model: { name: 'cat' }, material: { texture: 'asset:unused' } } }],
      ['player', { components: { player: {} } }],
      ['hotspot', { components: { hotspot: { sign: 'arrow', says: '', color: '#000000' } } }],
      ['shape', { components: { geometry: { primitive: 'box' }, material: { texture: 'asset:wood' } } }],
      ['shape', { components: { geometry: { primitive: 'box' } } }],
      ['image', { components: { image: { source: 'asset:wood' } } }],
      ['sound', { components: { sound: { source: 'asset:song' } } }],
      ['video', { components: { video: film } }],
      ['imported', { components: { imported: { source: 'asset:robot', size: 3 } } }],
      ['group', { components: { video: { source: 'asset:of-no-film' } } }],
    ),
  ).toEqual([
    'model cat',
    'model arrow-hotspot',
    'file asset:wood',
    'file asset:song',
    'file asset:film',
    'file asset:robot',
  ])
})

it('a thing with a broken component is drawn as a box and waits for nothing', () => {
  expect(
    keys(
      ['image', { components: { image: { source: 'asset:wood', size: 1e9 } } }],
      ['model', { components: { model: { name: 'no-such-model' } } }],
      ['shape', { components: { geometry: { primitive: 'knot' }, material: { texture: 'asset:wood' } } }],
      ['imported', { components: {} }],
      ['no-such-kind', { components: { image: { source: 'asset:wood' } } }],
    ),
  ).toEqual([])
})
