import { expect } from 'vitest'
import type { soundBlocks } from '../../../../language/blocks/definitions/sound-blocks.ts'
import { number, one, start, text, wait } from '../../../support/scripts/offered-block.ts'
import { sounded } from '../../seen-in-frame/expect-seen.ts'
import { answers, type BlockCase, does, mark, marked, written } from '../block-case.ts'

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
