import { expect, test } from 'vitest'
import { Avatar } from '../../../model/components/avatar.ts'
import { Character } from '../../../model/components/character.ts'
import { isComponentValue } from '../../../model/components/component-schemas.ts'
import { modelClips } from '../../../model/components/model.ts'
import { fontFamilies, textFonts } from '../../../model/components/text-fonts.ts'
import { usualEnvironments } from '../../../model/components/usual-environments.ts'
import { usualPlayer } from '../../../model/components/usual-player.ts'
import { isVec3, Vec3Schema } from '../../../model/components/vec3.ts'
import type { JsonObject } from '../../../model/json.ts'

const red = '#ff0000'
const player = {
  width: 1,
  height: 2,
  depth: 1,
  movementSpeed: 10,
  jumpStartSpeed: 5,
  jumpSpeed: 15,
  gravity: 9.81,
  maxClimbAngle: 60,
  collideWithSurfaces: true,
  multiJump: false,
  hillClimbing: true,
}
const usual: Readonly<Record<string, JsonObject>> = {
  camera: { view: 'behind', fov: 60 },
  doodle: { source: 'doodle:sun' },
  effect: { name: 'bounce' },
  environment: { preset: 'plain', skyTop: red, skyBottom: red, ground: red },
  geometry: { primitive: 'box' },
  hotspot: { sign: 'info', says: 'Hello', color: red },
  image: { source: 'asset:cat' },
  imported: { source: 'asset:cat' },
  light: { type: 'sun', color: red, intensity: 1 },
  material: { color: red },
  model: { name: 'tree' },
  physics: { body: 'solid' },
  player,
  sound: { source: 'asset:cat' },
  text: { value: 'Hello', color: red },
  video: { source: 'asset:cat' },
}
const fits = (component: string, change: JsonObject = {}) =>
  isComponentValue(component, { ...usual[component], ...change })

test.each(Object.keys(usual))(
  'a %s may have nothing that it does not know, and lack nothing that it needs',
  (component) => {
    expect(fits(component)).toBe(true)
    expect(fits(component, { more: 1 })).toBe(false)
    for (const key of Object.keys(usual[component] ?? {})) {
      const { [key]: _, ...rest } = usual[component] ?? {}
      // A thing may be see-through or glow in the colours that it has anyway.
      expect(isComponentValue(component, rest)).toBe(`${component}.${key}` === 'material.color')
      expect(fits(component, { [key]: null })).toBe(false)
    }
  },
)

test.each<[component: string, key: string, min: number, max: number]>([
  ['camera', 'fov', 10, 120],
  ...['effect', 'imported', 'model'].map((component): [string, string, number, number] => [
    component,
    'speed',
    0,
    4,
  ]),
  ...['image', 'imported', 'video'].map((component): [string, string, number, number] => [
    component,
    'size',
    0.01,
    1000,
  ]),
  ['light', 'intensity', 0, 10],
  ['light', 'angle', 5, 150],
  ['material', 'opacity', 0, 1],
  ['material', 'glow', 0, 1],
  ['physics', 'mass', 0.1, 1000],
  ['physics', 'bounciness', 0, 1],
  ['physics', 'friction', 0, 1],
  ['sound', 'volume', 0, 1],
  ['video', 'volume', 0, 1],
  ...['width', 'height', 'depth'].map((key): [string, string, number, number] => ['player', key, 0.1, 10]),
  ...['movementSpeed', 'jumpStartSpeed', 'jumpSpeed', 'gravity'].map(
    (key): [string, string, number, number] => ['player', key, 0, 100],
  ),
  ['player', 'maxClimbAngle', 0, 90],
])('%s: %s goes from %d to %d', (component, key, min, max) => {
  expect([min, max].map((value) => fits(component, { [key]: value }))).toEqual([true, true])
  expect([min - 0.01, max + 0.01].map((value) => fits(component, { [key]: value }))).toEqual([false, false])
})

test('a colour is # and six hex digits, wherever one stands', () => {
  for (const colour of ['#00FFaa', '#123456']) expect(fits('material', { color: colour })).toBe(true)
  for (const [component, key] of [
    ['material', 'color'],
    ['light', 'color'],
    ['light', 'groundColor'],
    ['text', 'color'],
    ['hotspot', 'color'],
    ['environment', 'skyTop'],
    ['environment', 'skyBottom'],
    ['environment', 'ground'],
  ] as const)
    for (const wrong of ['red', '#fff', '#fffffg', ' #ffffff', '#fffffff'])
      expect(fits(component, { [key]: wrong })).toBe(false)
})

test('what may be chosen, and what may lack', () => {
  for (const view of ['behind', 'eyes', 'free']) expect(fits('camera', { view })).toBe(true)
  for (const preset of ['plain', 'forest']) expect(fits('environment', { preset })).toBe(true)
  for (const type of ['sun', 'hemisphere', 'point']) expect(fits('light', { type })).toBe(true)
  for (const primitive of ['box', 'sphere', 'cylinder', 'cone', 'plane', 'torus', 'pyramid'])
    expect(fits('geometry', { primitive })).toBe(true)
  for (const name of ['tree', 'dragon', 't-rex']) expect(fits('model', { name })).toBe(true)
  expect(fits('geometry', { primitive: 'none such' }) || fits('model', { name: 'none such' })).toBe(false)
  expect(fits('light', { groundColor: red }) && fits('material', { opacity: 0.5 })).toBe(true)
  expect(fits('environment', { fog: { color: red, near: 0, far: 1 } })).toBe(true)
  for (const [count, radius] of [
    [0, 20],
    [5000, 170],
  ] as const)
    expect(fits('environment', { stars: { count, radius } })).toBe(true)
  for (const [count, radius] of [
    [-1, 90],
    [1.5, 90],
    [5001, 90],
    [9, 19.9],
    [9, 170.1],
  ] as const)
    expect(fits('environment', { stars: { count, radius } })).toBe(false)
  for (const stars of [{}, { count: 1 }, { count: 9, radius: 90, more: 1 }])
    expect(fits('environment', { stars })).toBe(false)
  for (const fog of [
    { color: red, near: -1, far: 1 },
    { color: red, near: 0, far: 0.9 },
    { color: red, near: 0 },
    { color: red, near: 0, far: 9, more: 1 },
  ])
    expect(fits('environment', { fog })).toBe(false)
  expect(fits('text', { value: 'x'.repeat(500) })).toBe(true)
  expect(fits('text', { value: 'x'.repeat(501) })).toBe(false)
})

test('what a thing shows or plays is named, what repeats says so, and what is said or called is not endless', () => {
  for (const component of ['image', 'imported', 'sound', 'video']) {
    expect(fits(component, { source: `asset:${'a_-Z9'.repeat(12)}abcd` })).toBe(true)
    for (const source of [
      'cat',
      'asset:',
      'xasset:cat',
      'asset:a b',
      `asset:${'a'.repeat(65)}`,
      'doodle:cat',
    ])
      expect(fits(component, { source })).toBe(false)
  }
  expect(fits('material', { texture: 'asset:cat' })).toBe(true)
  expect(fits('material', { texture: 'cat' })).toBe(false)
  for (const source of ['sun', 'doodle:', 'asset:sun', 'doodle:a b'])
    expect(fits('doodle', { source })).toBe(false)
  for (const component of ['sound', 'video']) {
    expect(fits(component, { loop: true }) && fits(component, { loop: false })).toBe(true)
    expect(fits(component, { loop: 1 })).toBe(false)
  }
  for (const [component, key, most] of [
    ['hotspot', 'says', 300],
    ['imported', 'move', 100],
  ] as const) {
    expect(fits(component, { [key]: 'x'.repeat(most) })).toBe(true)
    expect(fits(component, { [key]: 'x'.repeat(most + 1) })).toBe(false)
  }
  expect([fits('hotspot', { says: '' }), fits('imported', { move: '' })]).toEqual([true, false])
})

test('how a thing moves, meets others and is written', () => {
  for (const name of ['bounce', 'shake']) expect(fits('effect', { name })).toBe(true)
  for (const sign of ['info', 'star']) expect(fits('hotspot', { sign })).toBe(true)
  for (const clip of ['none', 'idle', 'walk']) expect(fits('model', { clip })).toBe(true)
  for (const body of ['solid', 'ghost', 'falling', 'fixed']) expect(fits('physics', { body })).toBe(true)
  for (const font of ['nunito', 'bangers']) expect(fits('text', { font })).toBe(true)
  for (const type of ['ambient', 'spot']) expect(fits('light', { type })).toBe(true)
  for (const [component, key] of [
    ['effect', 'name'],
    ['hotspot', 'sign'],
    ['model', 'clip'],
    ['physics', 'body'],
    ['text', 'font'],
    ['light', 'type'],
  ] as const)
    expect(fits(component, { [key]: 'none such' })).toBe(false)
  for (const sides of [
    [0, 0, 0],
    [1, 1, 1],
  ])
    expect(fits('physics', { sides })).toBe(true)
  for (const sides of [
    [1, 1],
    [1, 1, 1, 1],
    ...[0, 1, 2].flatMap((at) => [-0.1, 1.1].map((side) => [0.5, 0.5, 0.5].with(at, side))),
  ])
    expect(fits('physics', { sides })).toBe(false)
})

test('a model can do what it has legs, wings or wheels for', () => {
  expect(modelClips('dragon')).toEqual(['none', 'idle', 'walk'])
  expect(modelClips('campfire')).toEqual(['none', 'idle'])
  expect(modelClips('rock')).toEqual(['none'])
})

test('each of the surroundings has colours of its own that it may have, and only the plain ones no haze', () => {
  for (const [preset, look] of Object.entries(usualEnvironments)) {
    expect(isComponentValue('environment', { preset, ...look })).toBe(true)
    expect('fog' in look, preset).toBe(preset !== 'plain')
  }
  expect(usualEnvironments.space.fog).toEqual({ color: '#2B2A5E', near: 60, far: 160 })
  expect(isComponentValue('player', { ...usualPlayer })).toBe(true)
  const { collideWithSurfaces, multiJump, hillClimbing } = usualPlayer
  expect({ collideWithSurfaces, multiJump, hillClimbing }).toEqual({
    collideWithSurfaces: true,
    multiJump: false,
    hillClimbing: true,
  })
  expect(Object.isFrozen(usualPlayer)).toBe(true)
})

test('every font of a text has a family', () => {
  expect(Object.keys(fontFamilies).sort()).toEqual([...textFonts].sort())
})

test('components of newer versions pass, also such that are called as what every object has', () => {
  expect(isComponentValue('later', { any: ['thing'] })).toBe(true)
  expect(isComponentValue('constructor', {})).toBe(true)
})

test('a place is three numbers within 100 km', () => {
  for (const place of [
    [0, 1, 2],
    [100_000, -100_000, 0.5],
  ])
    expect(isVec3(place)).toBe(true)
  for (const wrong of [
    [],
    [1, 2],
    [1, 2, 3, 4],
    ['1', 2, 3],
    [1, '2', 3],
    [1, 2, '3'],
    [100_001, 0, 0],
    [0, -100_001, 0],
    [0, 0, Infinity],
    [Number.NaN, 0, 0],
    7,
    null,
    { length: 3, 0: 1, 1: 1, 2: 1 },
  ]) {
    expect(isVec3(wrong)).toBe(false)
    expect(Vec3Schema.safeParse(wrong).success).toBe(false)
  }
  expect(Vec3Schema.safeParse([1, 2, 3]).data).toEqual([1, 2, 3])
  const number = { type: 'number', minimum: -100_000, maximum: 100_000 }
  expect(Vec3Schema.meta()).toEqual({ type: 'array', prefixItems: [number, number, number] })
})

test('the looks of a player, and how high somebody jumps', () => {
  for (const style of ['kid', 'blocks', 'astronaut']) expect(Avatar.safeParse({ style }).success).toBe(true)
  for (const wrong of [{}, { style: 'moon' }, { style: 'kid', more: 1 }])
    expect(Avatar.safeParse(wrong).success).toBe(false)
  for (const jumpSpeed of [0, 100]) expect(Character.safeParse({ jumpSpeed }).success).toBe(true)
  for (const wrong of [{}, { jumpSpeed: -0.1 }, { jumpSpeed: 100.1 }, { jumpSpeed: 1, more: 1 }])
    expect(Character.safeParse(wrong).success).toBe(false)
})
