import { melody, repeated } from '../melody.ts'
import type { Recipe } from '../tone.ts'
import { drumRecipes } from './drum-recipes.ts'

/** Pieces that begin again where they end: each is so many beats of the same length. */
const times = (count: number, each: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index * each)

const pluck = { wave: 'triangle', lasts: 420, fall: 2.5, attack: 3 } as const
const bass = {
  wave: 'saw',
  lasts: 460,
  fall: 1.2,
  attack: 6,
  gain: 0.7,
  filter: { kind: 'low', pitch: 420 },
} as const
const pad = { wave: 'triangle', lasts: 3000, fall: 0.8, attack: 500, gain: 0.5 } as const
const quieter = (tones: Recipe['tones'], gain: number): Recipe['tones'] =>
  tones.map((tone) => ({ ...tone, gain: (tone.gain ?? 1) * gain }))

export const musicRecipes = {
  'happy-music': {
    tones: [
      ...melody(
        [
          76,
          79,
          84,
          79,
          77,
          81,
          84,
          81,
          74,
          79,
          83,
          79,
          76,
          79,
          84,
          86,
          88,
          84,
          79,
          84,
          89,
          86,
          81,
          77,
          79,
          83,
          86,
          83,
          84,
          79,
          84,
          null,
        ],
        250,
        pluck,
      ),
      ...melody([48, 48, 53, 53, 55, 55, 48, 48, 48, 48, 53, 53, 55, 55, 48, 48], 500, bass),
      ...repeated(times(16, 500, 250), quieter(drumRecipes['hi-hat'].tones, 0.3)),
      ...repeated(times(8, 1000), quieter(drumRecipes['bass-drum'].tones, 0.8)),
    ],
  },
  'calm-music': {
    tones: [
      ...[
        [60, 64, 67],
        [57, 60, 64],
        [53, 57, 60],
        [55, 59, 62],
      ].flatMap((chord, index) => melody(chord, 0, pad, index * 3000)),
      ...melody([76, null, 72, null, 79, 76, 72, null, 69, null, 72, 74, 71, null, 74, null], 750, {
        ...pluck,
        wave: 'sine',
        lasts: 1400,
      }),
    ],
  },
  'adventure-music': {
    tones: [
      ...melody([38, 38, 50, 38, 41, 41, 53, 41, 36, 36, 48, 36, 43, 43, 55, 45], 500, bass),
      ...melody(
        [
          62,
          null,
          69,
          67,
          65,
          null,
          62,
          null,
          65,
          null,
          72,
          70,
          69,
          null,
          65,
          null,
          64,
          null,
          72,
          71,
          67,
          null,
          64,
          null,
          67,
          69,
          71,
          74,
          73,
          null,
          69,
          null,
        ],
        250,
        { wave: 'saw', lasts: 380, fall: 0.8, attack: 20, filter: { kind: 'low', pitch: 2200 } },
      ),
      ...repeated(times(8, 1000), quieter(drumRecipes['bass-drum'].tones, 0.9)),
      ...repeated(times(8, 1000, 500), quieter(drumRecipes.snare.tones, 0.5)),
    ],
  },
  'spooky-music': {
    tones: [
      ...[
        [45, 51, 57],
        [44, 50, 56],
        [45, 51, 58],
        [43, 49, 55],
      ].flatMap((chord, index) =>
        melody(chord, 0, { ...pad, vibrato: [4, 0.012], tremolo: [1, 0.5] }, index * 3000),
      ),
      ...melody([81, null, 80, 75, null, null, 76, null, 82, null, 81, 75, null, 74, null, null], 750, {
        wave: 'sine',
        lasts: 1200,
        attack: 40,
        fall: 1,
        gain: 0.7,
        vibrato: [6, 0.02],
      }),
    ],
  },
} as const satisfies Record<string, Recipe>
