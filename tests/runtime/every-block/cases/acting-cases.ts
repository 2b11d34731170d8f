import { expect } from 'vitest'
import type { cameraBlocks } from '../../../../language/blocks/definitions/camera-blocks.ts'
import type { physicsBlocks } from '../../../../language/blocks/definitions/physics-blocks.ts'
import type { playerBlocks } from '../../../../language/blocks/definitions/player-blocks.ts'
import type { soundBlocks } from '../../../../language/blocks/definitions/sound-blocks.ts'
import type { SoundName } from '../../../../language/sounds/sound-catalogue.ts'
import { soundCatalogue } from '../../../../language/sounds/sound-catalogue.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { frameEntity } from '../../../support/scripts/frame-entities.ts'
import { chain, number, one, start, text, wait } from '../../../support/scripts/offered-block.ts'
import type { Seen } from '../../seen-in-frame/seen.ts'
import { answers, type BlockCase, board, does, mark, marked, thingOf, write, written } from '../block-case.ts'

const down = (key: string): RunInput => ({ kind: 'key', phase: 'down', key })
/** Forward and a jump from the second step on. */
const person = { 2: [down('w'), down(' ')] }

const player =
  (axis: 0 | 1 | 2, check: (metres: number) => void) =>
  (seen: Seen): void =>
    check(thingOf(seen, 'player').position[axis] ?? Number.NaN)
const over =
  (words: string | RegExp) =>
  ({ layerNow }: Seen): void =>
    expect(layerNow.join('\n')).toMatch(words)

export const playerCases: Readonly<Record<keyof typeof playerBlocks, BlockCase>> = {
  player_speed: does(
    'player_speed',
    { run: 'walk', person },
    player(2, (z) => expect(z).toBeLessThan(-18)),
  ),
  player_jump: does(
    'player_jump',
    { run: 'jump', person },
    player(1, (y) => expect(y).toBeGreaterThan(3)),
  ),
  player_gravity: does(
    'player_gravity',
    { run: 'float', person },
    player(1, (y) => expect(y).toBeGreaterThan(7)),
  ),
  player_teleport: {
    run: 'teleport',
    things: [frameEntity('player_teleport', { position: [3, 0, 3] }), board('player_teleport')],
    stacks: [
      start(
        one('player_teleport', { fields: { ITEM: 'player_teleport', TO: 'player_teleport' } }),
        write('player_teleport', one('player_place')),
      ),
    ],
    sees: written('player_teleport', '3'),
  },
  player_teleport_place: {
    run: 'teleport',
    things: [board('player_teleport_place')],
    stacks: [
      start(
        wait(0.5),
        one('player_teleport_place', { inputs: { X: number(-7) } }),
        write('player_teleport_place', one('player_place')),
      ),
    ],
    sees: written('player_teleport_place', '-7'),
  },
  player_can_move: does(
    'player_can_move',
    { run: 'asking', fields: { ON: 'false' }, person },
    player(2, (z) => expect(z).toBeCloseTo(0, 4)),
  ),
  player_can_jump: does(
    'player_can_jump',
    { run: 'asking', fields: { ON: 'false' } },
    player(1, (y) => expect(y).toBe(0)),
  ),
  player_view: does('player_view', { run: 'camera' }, ({ camera }) => {
    // Where the camera of a scene stands by itself is high and far away.
    expect(camera.position[1]).toBeLessThan(20)
  }),
  player_place: answers('player_place', { run: 'asking' }, '4'),
  player_give: does('player_give', { run: 'asking' }, (seen) => {
    over(/screen-bag: Bag .*player_give|Bag .*player_give/)(seen)
    expect(thingOf(seen, 'player_give').isVisible).toBe(false)
  }),
  player_take: does(
    'player_take',
    {
      run: 'teleport',
      first: [one('player_give', { fields: { ITEM: 'player_take' } })],
      thing: { position: [50, 0, 0] },
    },
    (seen) => {
      expect(thingOf(seen, 'player_take').isVisible).toBe(true)
      expect(Math.abs(thingOf(seen, 'player_take').position[0] ?? 50)).toBeLessThan(10)
    },
  ),
  player_has: answers(
    'player_has',
    { run: 'asking', first: [one('player_give', { fields: { ITEM: 'player_has' } })] },
    'true',
  ),
  game_set_score: does('game_set_score', { inputs: { VALUE: number(40) } }, over('Score 42')),
  game_change_score: does(
    'game_change_score',
    { after: 0.5, inputs: { VALUE: number(2) } },
    over('Score 42'),
  ),
  game_score: answers('game_score', { after: 1 }, '42'),
  game_set_health: does('game_set_health', { inputs: { VALUE: number(77) } }, over('Health 67')),
  game_change_health: does('game_change_health', { after: 0.5 }, over('Health 67')),
  game_health: answers('game_health', { after: 1 }, '67'),
  game_board: does('game_board', { run: 'asking' }, over(/Score 0.*Health 100/)),
  game_win: does('game_win', { run: 'game_win' }, over('You win!Well done!')),
  game_over: does('game_over', { run: 'game_over' }, over('Game overTry again!')),
}

const height =
  (id: string, check: (metres: number) => void) =>
  (seen: Seen): void =>
    check(thingOf(seen, id).position[1] ?? Number.NaN)
const ball = (position: readonly [number, number, number]) => ({
  position: [...position] as [number, number, number],
  components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } },
})

export const physicsCases: Readonly<Record<keyof typeof physicsBlocks, BlockCase>> = {
  physics_make: does(
    'physics_make',
    { run: 'physics', thing: { position: [0, 3, 0] } },
    height('physics_make', (y) => expect(y).toBeCloseTo(0.5, 1)),
  ),
  physics_set: does(
    'physics_set',
    { run: 'bounce', thing: ball([-4, 3, 0]) },
    // It has come back from the ground.
    height('physics_set', (y) => expect(y).toBeGreaterThan(1.5)),
  ),
  physics_gravity: does(
    'physics_gravity',
    { run: 'moon', thing: ball([-8, 3, 0]) },
    // On Earth it would be at 1.8 by now.
    height('physics_gravity', (y) => expect(y).toBeGreaterThan(2.6)),
  ),
  physics_push: does(
    'physics_push',
    { run: 'push', thing: { position: [12, 3, 0] } },
    height('physics_push', (y) => expect(y).toBeGreaterThan(3.7)),
  ),
  physics_throw: does(
    'physics_throw',
    {
      run: 'physics',
      thing: { position: [0, 3, 30] },
      fields: { TO: 'physics-tower' },
      things: [frameEntity('physics-tower', { position: [4, 0.5, 30] })],
    },
    (seen) => expect(thingOf(seen, 'physics_throw').position[0]).toBeGreaterThan(2.8),
  ),
  physics_velocity: does(
    'physics_velocity',
    { run: 'push', thing: { position: [16, 3, 0] } },
    height('physics_velocity', (y) => expect(y).toBeGreaterThan(3.7)),
  ),
  physics_bump: {
    run: 'physics',
    things: [frameEntity('physics_bump', ball([-20, 3, 0]))],
    stacks: [chain(one('physics_bump', { fields: { ITEM: 'physics_bump' } }), mark('physics_bump', 'a'))],
    sees: marked('physics_bump', 'a'),
  },
  physics_speed: {
    run: 'physics',
    things: [frameEntity('physics_speed', ball([-30, 3, 0])), board('physics_speed')],
    stacks: [
      start(
        wait(0.5),
        write('physics_speed', one('physics_speed', { fields: { ITEM: 'physics_speed', AXIS: 'y' } })),
      ),
    ],
    sees: (seen) => expect(thingOf(seen, 'physics_speed-board').look).toMatch(/"value":"-[45]\.\d/),
  },
  physics_value: answers(
    'physics_value',
    { run: 'physics', thing: ball([-40, 3, 0]), fields: { WHAT: 'mass' } },
    '1',
  ),
}

const stands =
  (...place: readonly number[]) =>
  ({ camera }: Seen): void => {
    for (const [axis, metres] of place.entries()) expect(camera.position[axis]).toBeCloseTo(metres, 1)
  }
const goal = (type: string, position: readonly [number, number, number] = [3, 0, 3]) =>
  frameEntity(`${type}-goal`, { position: [...position], components: {} })
/** Where the camera of the scene stands by itself, and how wide it is. */
export const cameraAtFirst = { position: [0, 1, 10], fov: 32 } as const

export const cameraCases: Readonly<Record<keyof typeof cameraBlocks, BlockCase>> = {
  camera_use: does(
    'camera_use',
    { run: 'eye', thing: { position: [3, 2, -5], components: {} } },
    stands(3, 2, -5),
  ),
  camera_glide: does('camera_glide', { run: 'glide' }, stands(0, 4, 8)),
  camera_glide_to: does(
    'camera_glide_to',
    { run: 'flight', fields: { TO: 'camera_glide_to-goal' }, things: [goal('camera_glide_to')] },
    stands(3, 0, 3),
  ),
  camera_look_at: does(
    'camera_look_at',
    { run: 'glide', fields: { TO: 'camera_look_at-goal' }, things: [goal('camera_look_at', [0, 4, 0])] },
    // A camera looks along its −z: straight at what stands as high.
    ({ camera }) => expect(camera.direction[1]).toBeCloseTo(0, 2),
  ),
  camera_zoom: does('camera_zoom', { run: 'glide' }, ({ camera }) => expect(camera.fov).toBeLessThan(17)),
  camera_reset: does(
    'camera_reset',
    {
      run: 'reset',
      thing: { position: [3, 2, -5], components: {} },
      first: [one('camera_use', { fields: { ITEM: 'camera_reset', TO: 'camera_reset' } }), wait(0.3)],
    },
    stands(...cameraAtFirst.position),
  ),
  camera_shake: does('camera_shake', { run: 'shake', inputs: { SECONDS: number(60) } }, ({ camera }) => {
    const [x = 0, y = 0] = camera.position
    expect(Math.hypot(x, y - 1)).toBeGreaterThan(0.001)
    expect(Math.hypot(x, y - 1)).toBeLessThan(0.5)
  }),
  camera_fade: does('camera_fade', { run: 'reset' }, over('screen-fade')),
  camera_words: does(
    'camera_words',
    { run: 'eye', inputs: { SECONDS: number(60) } },
    over('Once upon a time …'),
  ),
  camera_photo: does('camera_photo', { run: 'flight', after: 1 }, over('screen-photo')),
}

const milliseconds = (name: SoundName): number => soundCatalogue[name].milliseconds
const sounded =
  (name: SoundName, like: object = {}) =>
  ({ sounds }: Seen): void =>
    expect(sounds).toContainEqual(expect.objectContaining({ milliseconds: milliseconds(name), ...like }))
const sound = { run: 'sound' } as const

export const soundCases: Readonly<Record<keyof typeof soundBlocks, BlockCase>> = {
  sound_play: does('sound_play', sound, sounded('coin', { loops: false, rate: 1 })),
  sound_play_wait: does('sound_play_wait', sound, sounded('success', { loops: false })),
  sound_play_at: does('sound_play_at', sound, (seen) => {
    sounded('bird')(seen)
    expect(seen.panned).toBeGreaterThan(0)
  }),
  sound_loop: does(
    'sound_loop',
    { ...sound, fields: { SOUND: 'rain' } },
    sounded('rain', { loops: true, isEnded: false }),
  ),
  sound_stop: does(
    'sound_stop',
    {
      ...sound,
      fields: { SOUND: 'wind' },
      first: [one('sound_loop', { fields: { SOUND: 'wind' } }), wait(1.5)],
    },
    sounded('wind', { loops: true, isEnded: true }),
  ),
  sound_stop_all: does(
    'sound_stop_all',
    { run: 'silence', first: [one('sound_loop', { fields: { SOUND: 'happy-music' } }), wait(1.5)] },
    sounded('happy-music', { loops: true, isEnded: true }),
  ),
  sound_speak: does('sound_speak', { ...sound, inputs: { TEXT: text('Can you hear me?') } }, ({ layer }) =>
    expect(layer).toContain('screen-spoken: Can you hear me?'),
  ),
  sound_film: does(
    'sound_film',
    {
      ...sound,
      fields: { ON: 'true' },
      thing: { kind: 'video', components: { video: { source: 'asset:film' } } },
      after: 1,
    },
    ({ films }) => expect(films).toBeGreaterThan(1),
  ),
  sound_note: does('sound_note', sound, ({ sounds }) =>
    expect(sounds.some(({ milliseconds: long }) => long >= 500 && long < 1200)).toBe(true),
  ),
  sound_drum: does('sound_drum', sound, sounded('bass-drum')),
  // Ten seconds of it would last longer than the run does.
  sound_rest: {
    ...sound,
    stacks: [
      start(
        mark('sound_rest', 'a'),
        one('sound_rest', { inputs: { BEATS: number(1) } }),
        mark('sound_rest', 'b'),
      ),
      start(one('sound_rest', { inputs: { BEATS: number(60) } }), mark('sound_rest', 'c')),
    ],
    sees: marked('sound_rest', 'ab'),
  },
  sound_set_tempo: does('sound_set_tempo', { run: 'silence', after: 0.2 }, written('sound_tempo', '160')),
  sound_set_volume: does('sound_set_volume', { run: 'silence' }, ({ volumes }) =>
    expect(volumes).toContain(0.5),
  ),
  sound_change_volume: does('sound_change_volume', { run: 'silence', after: 0.5 }, ({ volumes }) =>
    expect(volumes).toContainEqual(expect.closeTo(0.4, 6)),
  ),
  sound_set_pitch: {
    run: 'silence',
    stacks: [start(wait(0.3), one('sound_set_pitch'), one('sound_play', { fields: { SOUND: 'laser' } }))],
    sees: sounded('laser', { rate: 2 }),
  },
  sound_volume: answers('sound_volume', { run: 'silence', after: 1 }, '40'),
  sound_tempo: answers('sound_tempo', { run: 'silence', after: 1 }, '160'),
}
