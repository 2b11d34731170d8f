import { expect } from 'vitest'
import type { animationBlocks } from '../../../../language/blocks/definitions/animation-blocks.ts'
import type { looksBlocks } from '../../../../language/blocks/definitions/looks-blocks.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { number, one, start, text, wait } from '../../../support/scripts/offered-block.ts'
import { over } from '../../seen-in-frame/expect-seen.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import { answers, type BlockCase, board, does, looks, thingOf } from '../block-case.ts'

const dog = { kind: 'model', components: { model: { name: 'dog' } } } as const
const painted = { components: { geometry: { primitive: 'box' }, material: { color: '#123456' } } }
const lamp = {
  kind: 'light',
  components: { light: { type: 'point', color: '#ffffff', intensity: 1 } },
} as const
const knight = { kind: 'imported', components: { imported: { source: 'asset:knight' } } } as const
const photo = (type: string) =>
  frameEntity(`${type}-photo`, {
    kind: 'image',
    position: [0, -30, 0],
    components: { image: { source: 'asset:photo' } },
  })
const long = { SECONDS: number(60) }

const isVisible =
  (type: string, is: boolean) =>
  (seen: Seen): void =>
    expect(thingOf(seen, type).isVisible).toBe(is)
const isPainted =
  (words: string) =>
  (seen: Seen): void =>
    expect(seen.painted).toContain(words)
const sized =
  (type: string, size: number) =>
  (seen: Seen): void =>
    expect(thingOf(seen, type).size).toBeCloseTo(size, 4)

export const looksCases: Readonly<Record<keyof typeof looksBlocks, BlockCase>> = {
  looks_colour: does('looks_colour', {}, looks('looks_colour', '#e5484d')),
  looks_pattern: does('looks_pattern', { thing: painted }, looks('looks_pattern', 'pattern-dots')),
  looks_picture: does(
    'looks_picture',
    { thing: painted, fields: { ITEM2: 'looks_picture-photo' }, things: [photo('looks_picture')] },
    looks('looks_picture', 'asset:photo'),
  ),
  looks_model: does('looks_model', { thing: dog }, looks('looks_model', '"name":"frog"')),
  looks_glow: does('looks_glow', { thing: painted }, looks('looks_glow', '"glow":1')),
  looks_brightness: does('looks_brightness', { thing: lamp }, looks('looks_brightness', '"intensity":3')),
  looks_particles: does('looks_particles', { inputs: long }, ({ bursts }) =>
    expect(bursts).toBeGreaterThan(0),
  ),
  looks_colour_of: answers('looks_colour_of', { thing: painted }, '#123456'),
  looks_say: does('looks_say', { inputs: { TEXT: text('I am here'), ...long } }, isPainted('I am here')),
  looks_think: does(
    'looks_think',
    { inputs: { TEXT: text('Where am I'), ...long } },
    isPainted('Where am I'),
  ),
  looks_text: {
    run: 'things',
    things: [board('looks_text')],
    stacks: [start(one('looks_text', { fields: { ITEM: 'looks_text-board' } }))],
    sees(seen) {
      looks('looks_text-board', '"value":"Hello!"')(seen)
      isPainted('Hello!')(seen)
    },
  },
  looks_font: {
    run: 'things',
    things: [board('looks_font')],
    stacks: [start(one('looks_font', { fields: { ITEM: 'looks_font-board' } }))],
    sees: looks('looks_font-board', '"font":"pacifico"'),
  },
  looks_show: does('looks_show', { thing: { isHidden: true } }, isVisible('looks_show', true)),
  looks_hide: does('looks_hide', {}, isVisible('looks_hide', false)),
  looks_opacity: does('looks_opacity', { thing: painted }, looks('looks_opacity', '"opacity":0.5')),
  looks_set_size: does('looks_set_size', {}, sized('looks_set_size', 2)),
  looks_change_size: does('looks_change_size', {}, sized('looks_change_size', 1.5)),
  looks_size: answers(
    'looks_size',
    { first: [one('looks_set_size', { fields: { ITEM: 'looks_size' } })] },
    '2',
  ),
  looks_visible: answers('looks_visible', { thing: { isHidden: true } }, 'false'),
  looks_surroundings: does('looks_surroundings', {}, looks('land', '"preset":"night"')),
  // After the surroundings, which bring a sky and a ground of their own.
  looks_sky: does('looks_sky', { after: 0.5 }, looks('land', '"skyTop":"#e5484d"')),
  looks_ground: does('looks_ground', { after: 0.5 }, looks('land', '"ground":"#e5484d"')),
  looks_fog: does('looks_fog', { after: 0.5 }, looks('land', '"near":5,"far":20')),
  looks_panel: does('looks_panel', {}, over('Did you know?Dragons love cake.')),
  looks_panel_picture: does(
    'looks_panel_picture',
    { run: 'asking', fields: { ITEM: 'looks_panel_picture-photo' }, things: [photo('looks_panel_picture')] },
    ({ layerNow, pictures }) => {
      expect(layerNow.join()).toContain('Dragons love cake.')
      expect(pictures).toBe(1)
    },
  ),
  looks_close_panel: does(
    'looks_close_panel',
    { run: 'camera', first: [one('looks_panel'), wait(0.2)] },
    ({ layerNow }) => expect(layerNow.join()).not.toContain('Dragons'),
  ),
}

export const animationCases: Readonly<Record<keyof typeof animationBlocks, BlockCase>> = {
  animation_effect: does('animation_effect', { inputs: long }, looks('animation_effect', 'bounce')),
  animation_effect_on: does('animation_effect_on', {}, looks('animation_effect_on', 'bounce')),
  animation_effect_stop: does(
    'animation_effect_stop',
    { first: [one('animation_effect_on', { fields: { ITEM: 'animation_effect_stop' } }), wait(0.2)] },
    (seen) => expect(thingOf(seen, 'animation_effect_stop').look).not.toContain('bounce'),
  ),
  animation_clip: does(
    'animation_clip',
    { thing: dog, inputs: long },
    looks('animation_clip', '"clip":"walk"'),
  ),
  animation_clip_on: does('animation_clip_on', { thing: dog }, looks('animation_clip_on', '"clip":"walk"')),
  animation_clip_blend: does(
    'animation_clip_blend',
    { thing: dog },
    looks('animation_clip_blend', '"clip":"walk"'),
  ),
  animation_move: does(
    'animation_move',
    { thing: knight, inputs: long },
    looks('animation_move', '"move":"Run"'),
  ),
  animation_clip_stop: does(
    'animation_clip_stop',
    {
      thing: dog,
      first: [one('animation_clip_on', { fields: { ITEM: 'animation_clip_stop' } }), wait(0.2)],
    },
    looks('animation_clip_stop', '"clip":"none"'),
  ),
  animation_clip_speed: does(
    'animation_clip_speed',
    { thing: dog },
    looks('animation_clip_speed', '"speed":2'),
  ),
  animation_clip_playing: answers(
    'animation_clip_playing',
    { thing: dog, first: [one('animation_clip_on', { fields: { ITEM: 'animation_clip_playing' } })] },
    'true',
  ),
}
