import { expect, it } from 'vitest'
import { usualPlayer } from '../../../model/components/usual-player.ts'
import type { JsonObject } from '../../../model/json.ts'
import { partKey, sceneParts } from '../../../model/kinds/scene-parts.ts'

const keys = (...things: readonly [kind: string, components: Record<string, JsonObject>][]) =>
  sceneParts(things.map(([kind, components]) => ({ kind, components }))).map(partKey)

it('a scene is made of the recipes, surroundings and files that its things are drawn and heard with, each once', () => {
  const film = { source: 'asset:film' }
  expect(
    keys(
      ['model', { model: { name: 'cat' } }],
      ['model', { model: { name: 'cat' }, material: { texture: 'asset:unused' } }],
      ['player', { player: {} }],
      ['hotspot', { hotspot: { sign: 'arrow', says: '', color: '#000000' } }],
      ['shape', { geometry: { primitive: 'box' }, material: { texture: 'asset:wood' } }],
      ['shape', { geometry: { primitive: 'box' } }],
      ['image', { image: { source: 'asset:wood' } }],
      ['sound', { sound: { source: 'asset:song' } }],
      ['video', { video: film }],
      ['imported', { imported: { source: 'asset:robot', size: 3 } }],
      ['group', { video: { source: 'asset:of-no-film' } }],
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
      ['image', { image: { source: 'asset:wood', size: 1e9 } }],
      ['model', { model: { name: 'no-such-model' } }],
      ['shape', { geometry: { primitive: 'knot' }, material: { texture: 'asset:wood' } }],
      ['imported', {}],
      ['no-such-kind', { image: { source: 'asset:wood' } }],
    ),
  ).toEqual([])
})

const colours = { skyTop: '#000000', skyBottom: '#000000', ground: '#000000' }

it.each<[kind: string, components: Record<string, JsonObject>, part: string]>([
  ['player', { player: usualPlayer }, 'model kid-avatar'],
  ['player', { player: usualPlayer, avatar: { style: 'astronaut' } }, 'model astronaut-avatar'],
  ['environment', { environment: { preset: 'desert', ...colours } }, 'surroundings desert'],
  ['shape', { geometry: { primitive: 'box' }, material: { texture: 'asset:wood' } }, 'file asset:wood'],
  ['image', { image: { source: 'asset:wood' } }, 'file asset:wood'],
])(
  'a thing of the kind %s with %j needs the %s, and nothing where it is broken',
  (kind, components, part) => {
    expect(keys([kind, components])).toEqual([part])
    expect(keys([kind, {}], ['sound', {}], ['video', {}], ['group', components])).toEqual([])
  },
)
