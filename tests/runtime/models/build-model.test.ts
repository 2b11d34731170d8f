import type { BufferGeometry, Group, Mesh } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ModelName, modelNames } from '../../../model/components/model.ts'
import { buildAvatar, buildModel, modelGeometry } from '../../../runtime/models/build-model.ts'
import { headlessThree as three } from './headless-three.ts'
import { loadEveryRecipe } from './load-every-recipe.ts'

beforeAll(loadEveryRecipe)

/** Height in metres by the art direction, and how many triangles a model may cost. */
const expected: Readonly<Record<ModelName, readonly [low: number, high: number, triangles: number]>> = {
  tree: [3.5, 8, 600],
  pine: [3.5, 8, 200],
  bush: [0.7, 1.2, 400],
  flowers: [0.3, 0.8, 600],
  mushroom: [0.6, 1.1, 1500],
  rock: [0.6, 1.1, 120],
  house: [2.5, 3, 2000],
  lantern: [1.2, 2, 500],
  swing: [3, 4, 300],
  treehouse: [9, 12, 2999],
  pond: [0.2, 0.8, 1200],
  log: [0.4, 0.8, 300],
  path: [0.05, 0.3, 400],
  cloud: [0.7, 1.5, 500],
  flag: [1.8, 2.3, 400],
  ball: [0.9, 1.05, 400],
  kid: [1.6, 1.85, 2999],
  chick: [0.7, 0.9, 2200],
  dragon: [2, 2.6, 2999],
  't-rex': [2.6, 3.2, 2999],
  cat: [0.9, 1.3, 2999],
  dog: [0.9, 1.3, 2999],
  fox: [0.9, 1.3, 2999],
  rabbit: [0.9, 1.3, 2999],
  horse: [1.8, 2.2, 2999],
  penguin: [0.8, 1.1, 2999],
  owl: [0.8, 1.2, 2999],
  frog: [0.5, 0.8, 2999],
  fish: [0.8, 1.1, 2999],
  bee: [0.6, 0.9, 2999],
  robot: [1.6, 1.9, 2999],
  ghost: [1.1, 1.4, 2999],
  alien: [1.3, 1.7, 2999],
  snowman: [1.7, 2.1, 2999],
  car: [1.2, 1.5, 2999],
  train: [1.7, 2.1, 2999],
  boat: [2.4, 2.8, 1000],
  rocket: [3.2, 3.5, 2000],
  spaceship: [1.4, 1.7, 2999],
  tower: [5, 5.6, 2500],
  windmill: [4, 5.2, 2999],
  stall: [2.1, 2.5, 2999],
  bridge: [1.3, 1.9, 2999],
  fence: [0.8, 1, 600],
  signpost: [1.8, 2.1, 600],
  campfire: [0.8, 1.2, 1000],
  palm: [3.4, 4.2, 1000],
  cactus: [2.2, 2.6, 1500],
  chair: [0.9, 1.2, 600],
  table: [1.1, 1.5, 1500],
  bed: [0.9, 1.2, 2000],
  bookshelf: [1.8, 2.1, 2500],
  'floor-lamp': [1.6, 1.9, 1000],
  crate: [0.85, 0.95, 1500],
  chest: [0.8, 1.2, 2000],
  crystal: [1.2, 1.5, 1000],
  coin: [0.75, 0.85, 1000],
  key: [0.95, 1.1, 1000],
  'gold-star': [0.9, 1.1, 1500],
  earth: [1.75, 2, 2999],
  moon: [1.15, 1.3, 2999],
  saturn: [1.4, 1.7, 2999],
  'sun-star': [2.4, 2.7, 2000],
  well: [2.2, 2.6, 1200],
  vegetables: [0.45, 0.8, 1500],
  coop: [2.2, 2.7, 1500],
  hen: [1, 1.3, 2999],
  baker: [1.9, 2.2, 2999],
  gardener: [1.7, 2, 2999],
  'castle-wall': [2.5, 2.8, 1800],
  'castle-stairs': [2.4, 2.7, 1800],
  gatehouse: [4, 4.5, 2500],
  keep: [8.8, 10.5, 2999],
  drawbridge: [2.4, 3, 1500],
  moat: [0.2, 0.6, 2999],
  crown: [0.55, 0.75, 2000],
  queen: [1.75, 2.05, 2999],
  knight: [1.85, 2.1, 2999],
  'grass-block': [0.95, 1.05, 600],
  'earth-block': [0.95, 1.05, 600],
  'sand-block': [0.95, 1.05, 600],
  'stone-block': [0.95, 1.05, 600],
  'snow-block': [0.95, 1.05, 600],
  'gold-block': [0.95, 1.05, 600],
  'wood-block': [0.95, 1.05, 600],
  'leaf-block': [0.95, 1.05, 600],
  'block-cloud': [0.7, 1, 150],
  'block-field': [0.95, 1.1, 2000],
  sheep: [1.1, 1.3, 1200],
  pig: [1, 1.2, 1200],
  astronaut: [1.8, 2, 2999],
  'moon-base': [4.4, 4.9, 2999],
  'moon-rover': [2.4, 2.7, 2500],
  'radio-dish': [3.4, 4.2, 1500],
  'solar-panel': [2, 2.4, 1000],
  'moon-rocket': [6.8, 7.4, 2999],
  'launch-tower': [7.4, 8.2, 2999],
  'launch-pad': [0.5, 0.9, 1500],
  'fuel-tank': [3, 3.6, 2000],
  'fuel-can': [1, 1.3, 1000],
  'launch-button': [1.2, 1.6, 1200],
  'arena-stand': [10.5, 12.5, 2999],
  'arena-wall': [3.2, 4, 1500],
  'arena-gate': [5.8, 7.2, 2999],
  crater: [0.3, 0.9, 1200],
  'arena-terrace': [6, 7, 2999],
  hedge: [0.95, 1.15, 250],
}

function geometryOf(group: Group): BufferGeometry {
  const [mesh] = group.children
  if (!mesh || !('geometry' in mesh)) throw new Error('no mesh')
  return (mesh as Mesh).geometry
}

const trianglesOf = (geometry: BufferGeometry) => geometry.getAttribute('position').count / 3
const boundsOf = (group: Group) => new three.Box3().setFromObject(group, true)
const colorsOf = (name: ModelName, color?: string) => [
  ...modelGeometry(three, name, color).getAttribute('color').array,
]

describe('buildModel', () => {
  it('has at least 40 models, and each, like the figures of the player, is of less than 3,000 triangles', () => {
    expect(modelNames.length).toBeGreaterThan(40)
    for (const name of [...modelNames, 'kid-avatar', 'blocks-avatar', 'astronaut-avatar'] as const)
      expect(trianglesOf(modelGeometry(three, name)), name).toBeLessThan(3000)
  })

  it.each(modelNames)('%s is one mesh of finite numbers within its budget', (name) => {
    const group = buildModel(three, name)
    const [, , budget] = expected[name]
    expect(group.children).toHaveLength(1)
    const geometry = geometryOf(group)
    expect(trianglesOf(geometry)).toBeLessThanOrEqual(budget)
    for (const attribute of ['position', 'normal', 'color']) {
      expect([...geometry.getAttribute(attribute).array].every(Number.isFinite), attribute).toBe(true)
    }
  })

  it.each(modelNames)('%s has the size of the art direction and stands on its origin', (name) => {
    const { min, max } = boundsOf(buildModel(three, name))
    const [low, high] = expected[name]
    expect(max.y - min.y).toBeGreaterThan(low)
    expect(max.y - min.y).toBeLessThan(high + 0.5)
    if (name === 'cloud' || name === 'block-cloud') expect(Math.abs(max.y + min.y)).toBeLessThan(0.2)
    else {
      expect(max.y).toBeGreaterThan(low * 0.5)
      // Roots and stones reach a little into the ground.
      expect(min.y).toBeGreaterThan(-0.5)
      expect(min.y).toBeLessThan(0.1)
    }
  })

  it.each(modelNames)('%s takes a tint, and is the same every time without one', (name) => {
    const plain = colorsOf(name)
    expect(colorsOf(name, '#3366ff')).not.toEqual(plain)
    expect(colorsOf(name)).toEqual(plain)
  })

  it('paints the main part in the tint itself', () => {
    const [red, green, blue] = colorsOf('ball', '#0000ff')
    expect(red).toBeLessThan(0.05)
    expect(green).toBeLessThan(0.05)
    expect(blue).toBeGreaterThan(0.4)
  })

  it('builds the same vertices from the same name in a fresh three.js', () => {
    const other = { ...three }
    for (const name of modelNames) {
      const once = modelGeometry(three, name).getAttribute('position').array
      const again = modelGeometry(other, name).getAttribute('position').array
      expect(again).toEqual(once)
    }
  })

  it('shares geometry and material between copies', () => {
    const [first, second] = [buildModel(three, 'tree').children[0], buildModel(three, 'tree').children[0]]
    expect(first).toBeInstanceOf(three.Mesh)
    expect(geometryOf(buildModel(three, 'tree'))).toBe(geometryOf(buildModel(three, 'tree')))
    expect((first as Mesh).material).toBe((second as Mesh).material)
  })

  it.each([
    ...([
      'kid',
      'chick',
      'dragon',
      't-rex',
      'cat',
      'dog',
      'fox',
      'rabbit',
      'horse',
      'penguin',
      'owl',
    ] as const),
    ...(['frog', 'fish', 'bee', 'ghost', 'alien', 'gold-star', 'sun-star'] as const),
  ])('%s looks along +z', (name) => {
    const eyes = inkCentre(modelGeometry(three, name))
    expect(eyes.z).toBeGreaterThan(0.1)
    expect(Math.abs(eyes.x)).toBeLessThan(0.05)
  })

  it('faces are turned outwards: normals of the box-built avatar point away from its middle', () => {
    const geometry = geometryOf(buildAvatar(three, 'blocks'))
    const { min, max } = boundsOf(buildAvatar(three, 'blocks'))
    expect(max.y - min.y).toBeGreaterThan(1.6)
    const position = geometry.getAttribute('position')
    const normal = geometry.getAttribute('normal')
    let front = 0
    for (let i = 0; i < position.count; i++) {
      if (position.getZ(i) > max.z - 0.03) front += normal.getZ(i)
    }
    expect(front).toBeGreaterThan(0)
  })
})

/** Middle of everything painted in ink: eyes and mouth. */
function inkCentre(geometry: BufferGeometry) {
  const ink = new three.Color('#2b2138')
  const position = geometry.getAttribute('position')
  const color = geometry.getAttribute('color')
  const sum = new three.Vector3()
  let count = 0
  for (let i = 0; i < position.count; i++) {
    const ratio = color.getX(i) / ink.r
    const isInk =
      ratio > 0.4 &&
      ratio < 1.05 &&
      Math.abs(color.getY(i) - ink.g * ratio) < 1e-3 &&
      Math.abs(color.getZ(i) - ink.b * ratio) < 1e-3
    if (!isInk) continue
    sum.add(new three.Vector3().fromBufferAttribute(position, i))
    count++
  }
  expect(count).toBeGreaterThan(50)
  return sum.divideScalar(count)
}
