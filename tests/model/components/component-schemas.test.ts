import { expect, test } from 'vitest'
import { Avatar } from '../../../model/components/avatar.ts'
import { Character } from '../../../model/components/character.ts'
import { isComponentValue } from '../../../model/components/component-schemas.ts'
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
  environment: { preset: 'plain', skyTop: red, skyBottom: red, ground: red },
  geometry: { primitive: 'box' },
  light: { type: 'sun', color: red, intensity: 1 },
  material: { color: red },
  model: { name: 'tree' },
  player,
  text: { value: 'Hello', color: red },
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
  ['light', 'intensity', 0, 10],
  ['material', 'opacity', 0, 1],
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
  expect(fits('environment', { stars: { count: 2000, radius: 90 } })).toBe(true)
  for (const stars of [{}, { count: 1.5, radius: 90 }, { count: 6000, radius: 90 }, { count: 9, radius: 4 }])
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
