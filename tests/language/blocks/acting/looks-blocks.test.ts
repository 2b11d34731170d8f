import { expect, test } from 'vitest'
import type { animationBlocks } from '../../../../language/blocks/definitions/animation-blocks.ts'
import type { looksBlocks } from '../../../../language/blocks/definitions/looks-blocks.ts'
import type { SimChange } from '../../../../runtime/simulation/sim-change.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { type BlockRan, runBlock } from '../../../support/scripts/run-block.ts'

const light = { type: 'point', color: '#ffffff', intensity: 1 }
const environment = { preset: 'plain', skyTop: '#000000', skyBottom: '#111111', ground: '#222222' }
const entities = [
  frameEntity('box', { components: { geometry: { primitive: 'box' }, material: { color: '#123456' } } }),
  frameEntity('dog', { kind: 'model', components: { model: { name: 'dog' } } }),
  frameEntity('knight', { kind: 'imported', components: { imported: { source: 'asset:knight' } } }),
  frameEntity('lamp', { kind: 'light', components: { light } }),
  frameEntity('label', { kind: 'text', components: { text: { value: 'old', color: '#000000' } } }),
  frameEntity('photo', { kind: 'image', components: { image: { source: 'asset:abc' } } }),
  frameEntity('land', { kind: 'environment', components: { environment } }),
  frameEntity('reader'),
]

interface Row {
  readonly item?: string
  readonly before?: string
  readonly seconds?: number
  readonly is: (ran: BlockRan, changes: readonly SimChange[]) => void
}

/** What has become of the thing that the block is about, all its changes together. */
const becomes = (expected: Partial<SimChange>) => (_: BlockRan, changes: readonly SimChange[]) =>
  expect(Object.assign({}, ...changes)).toMatchObject(expected)
/** What one of its changes was, in whatever order. */
const oneIs = (expected: Partial<SimChange>) => (_: BlockRan, changes: readonly SimChange[]) =>
  expect(changes).toContainEqual(expect.objectContaining(expected))
const wears = (components: NonNullable<SimChange['components']>) => oneIs({ components })
const says = (text: string) => (ran: BlockRan) =>
  expect(ran.changes).toContainEqual(expect.objectContaining({ entityId: 'reader', text }))
const tells = (effect: object) => (ran: BlockRan) =>
  expect(ran.effects).toContainEqual(expect.objectContaining(effect))
const words = { title: 'Did you know?', text: 'Dragons love cake.' }

/** What each block does, as it comes out of the toolbox. */
const rows: Readonly<Record<keyof typeof looksBlocks | keyof typeof animationBlocks, Row>> = {
  looks_colour: { is: becomes({ color: '#e5484d' }) },
  looks_pattern: { is: wears({ material: { color: '#123456', texture: 'asset:pattern-dots' } }) },
  looks_picture: { is: wears({ material: { color: '#123456', texture: 'asset:abc' } }) },
  looks_model: { item: 'dog', is: wears({ model: { name: 'frog' } }) },
  looks_glow: { is: wears({ material: { color: '#123456', glow: 1 } }) },
  looks_brightness: { item: 'lamp', is: wears({ light: { ...light, intensity: 3 } }) },
  looks_particles: { is: tells({ kind: 'particles', entityId: 'box', name: 'sparkle', seconds: 2 }) },
  looks_colour_of: { is: says('#123456') },
  looks_say: { is: oneIs({ text: 'Hello!', isThought: false }) },
  looks_think: { is: oneIs({ text: 'Hmm …', isThought: true }) },
  looks_text: { item: 'label', is: wears({ text: { value: 'Hello!', color: '#000000' } }) },
  looks_font: { item: 'label', is: wears({ text: { value: 'old', color: '#000000', font: 'pacifico' } }) },
  looks_show: { before: "scene.get('box').visible = false", is: becomes({ visible: true }) },
  looks_hide: { is: becomes({ visible: false }) },
  looks_opacity: { is: becomes({ opacity: 0.5 }) },
  looks_set_size: { is: becomes({ scale: [2, 2, 2] }) },
  looks_change_size: { is: becomes({ scale: [1.5, 1.5, 1.5] }) },
  looks_size: { before: "scene.get('box').size = 3", is: says('3') },
  looks_visible: { is: says('true') },
  looks_surroundings: {
    item: 'land',
    is: oneIs({
      components: { environment: expect.objectContaining({ preset: 'night', skyTop: '#1B2148' }) },
    }),
  },
  looks_sky: {
    item: 'land',
    is: wears({ environment: { ...environment, skyTop: '#e5484d', skyBottom: '#f2a4a6' } }),
  },
  looks_ground: { item: 'land', is: wears({ environment: { ...environment, ground: '#e5484d' } }) },
  looks_fog: {
    item: 'land',
    is: wears({ environment: { ...environment, fog: { color: '#111111', near: 5, far: 20 } } }),
  },
  looks_panel: { is: tells({ kind: 'panel', panel: { ...words, picture: null } }) },
  looks_panel_picture: {
    item: 'photo',
    is: tells({ kind: 'panel', panel: { ...words, picture: 'asset:abc' } }),
  },
  looks_close_panel: { is: tells({ kind: 'panel', panel: null }) },

  animation_effect: {
    seconds: 3,
    is(ran, changes) {
      wears({ effect: { name: 'bounce' } })(ran, changes)
      becomes({ components: { effect: null } })(ran, changes)
    },
  },
  animation_effect_on: { seconds: 9, is: becomes({ components: { effect: { name: 'bounce' } } }) },
  animation_effect_stop: {
    before: "scene.get('box').effect('float')",
    is: becomes({ components: { effect: null } }),
  },
  animation_clip: {
    item: 'dog',
    seconds: 3,
    is(ran, changes) {
      wears({ model: { name: 'dog', clip: 'walk' } })(ran, changes)
      becomes({ components: { model: { name: 'dog', clip: 'none' } } })(ran, changes)
    },
  },
  animation_clip_on: { item: 'dog', is: becomes({ components: { model: { name: 'dog', clip: 'walk' } } }) },
  animation_clip_blend: {
    item: 'dog',
    is: oneIs({ components: { model: { name: 'dog', clip: 'walk' } }, blend: 1 }),
  },
  animation_move: {
    item: 'knight',
    is: oneIs({ components: { imported: { source: 'asset:knight', move: 'Run' } } }),
  },
  animation_clip_stop: {
    item: 'dog',
    before: "scene.get('dog').playClip('walk')",
    is: becomes({ components: { model: { name: 'dog', clip: 'none' } } }),
  },
  animation_clip_speed: { item: 'dog', is: wears({ model: { name: 'dog', speed: 2 } }) },
  animation_clip_playing: { item: 'dog', before: "scene.get('dog').playClip('walk')", is: says('true') },
}

test.each(Object.entries(rows))('%s does what it says, as it comes out of the toolbox', async (type, row) => {
  const { item = 'box', before = '', seconds = 1, is } = row
  const ran = await runBlock(type, { entities, fields: { ITEM: item, ITEM2: 'photo' }, before, seconds })
  expect(ran.errors).toEqual([])
  is(
    ran,
    ran.changes.filter(({ entityId }) => entityId === item),
  )
})

const firstError = async (source: string) => {
  const { errors } = await runBlock('looks_close_panel', { entities, before: source })
  return errors[0]
}

test.each([
  ["scene.get('box').text = 'x'", 'has-no-text', { name: 'box' }],
  ["scene.get('box').font = 'caveat'", 'has-no-text', { name: 'box' }],
  ["scene.get('label').font = 'caveet'", 'unknown-choice.suggest', { name: 'font', suggestion: 'caveat' }],
  ["scene.get('box').brightness = 1", 'has-no-light', { name: 'box' }],
  ["scene.get('box').model = 'cat'", 'has-no-model', { name: 'box' }],
  ["scene.get('dog').pattern = 'dots'", 'has-no-pattern', { name: 'dog' }],
  ["scene.get('box').playClip('walk')", 'has-no-clips', { name: 'box' }],
  ["scene.get('dog').model = 'fog'", 'unknown-choice.suggest', { name: 'model', suggestion: 'log' }],
  ['world.surroundings = 5', 'unknown-choice', { name: 'surroundings' }],
  ["scene.get('dog').showPicture(scene.get('photo'))", 'has-no-pattern', { name: 'dog' }],
  ["screen.panel('a', 'b', {picture: scene.get('box')})", 'needs-picture', {}],
] as const)('%s is refused with a sentence that says what to do', async (source, code, params) => {
  expect(await firstError(source)).toMatchObject({ code, params })
})

test('an uploaded model does what its file is said to have, the first of it without a name, and rests in between', async () => {
  const { changes, errors } = await runBlock('looks_close_panel', {
    entities,
    before: `const knight = scene.get('knight')
      await knight.playClip('Run', 0.1)
      knight.playClip()
      knight.clipSpeed = 2
      knight.blendTo('Wave')
      knight.stopClip()`,
  })
  const imported = (values: object) => ({ imported: { source: 'asset:knight', ...values } })
  expect(changes.flatMap(({ components }) => (components ? [components] : []))).toEqual([
    imported({ move: 'Run' }),
    imported({ move: 'none', speed: 2 }),
  ])
  expect(errors).toEqual([])
})

test('a glow keeps the colour and the opacity that a script has given long before', async () => {
  const { changes } = await runBlock('looks_close_panel', {
    entities,
    before: `const box = scene.get('box')
      box.color = 'red'
      box.opacity = 0.25
      await wait(0.2)
      box.glow = 1`,
  })
  expect(changes.at(-1)).toEqual({
    entityId: 'box',
    color: '#ff0000',
    opacity: 0.25,
    components: { material: { color: '#123456', glow: 1 } },
  })
})

test('what is worn for some seconds gives way to what came later and stays', async () => {
  const { changes } = await runBlock('animation_effect', {
    entities,
    fields: { ITEM: 'box' },
    seconds: 3,
    before: "onStart(async () => { await wait(1); scene.get('box').effect('float') })",
  })
  expect(Object.assign({}, ...changes)).toMatchObject({ components: { effect: { name: 'float' } } })
})

test('a light and a text have their colour where their kind has it', async () => {
  const { changes } = await runBlock('looks_close_panel', {
    entities,
    before:
      "scene.get('lamp').color = 'red'; scene.get('label').color = 'blue'; console.log(scene.get('lamp').color)",
  })
  expect(changes).toContainEqual(
    expect.objectContaining({ entityId: 'lamp', components: { light: { ...light, color: '#ff0000' } } }),
  )
  expect(changes).toContainEqual(
    expect.objectContaining({ entityId: 'label', components: { text: { value: 'old', color: '#0000ff' } } }),
  )
})
