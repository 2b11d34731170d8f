import { repeated } from '../melody.ts'
import type { Recipe, Tone } from '../tone.ts'

const step: readonly Tone[] = [
  { wave: 'noise', lasts: 130, attack: 4, fall: 3, filter: { kind: 'low', pitch: 700 } },
  { wave: 'sine', pitch: [120, 60], lasts: 110, gain: 0.8, fall: 2 },
]
const knock: readonly Tone[] = [
  { wave: 'sine', pitch: [330, 190], lasts: 110, attack: 1, fall: 3 },
  { wave: 'noise', lasts: 30, attack: 1, fall: 3, gain: 0.5, filter: { kind: 'band', pitch: 1200, ring: 1 } },
]
const tick = (pitch: number): Tone => ({ wave: 'sine', pitch, lasts: 40, attack: 1, fall: 4 })
const jingle = (at: number, pitch: number): Tone => ({
  wave: 'sine',
  pitch,
  at,
  lasts: 180,
  attack: 1,
  fall: 4,
})

export const homeRecipes = {
  step: { tones: step },
  steps: { tones: repeated([0, 400, 800, 1200], step) },
  door: {
    tones: [
      {
        wave: 'noise',
        lasts: 60,
        attack: 1,
        fall: 2,
        gain: 0.6,
        filter: { kind: 'band', pitch: 2600, ring: 2 },
      },
      { wave: 'noise', at: 110, attack: 2, fall: 4, filter: { kind: 'low', pitch: [800, 120] } },
      { wave: 'sine', pitch: [130, 60], at: 110, fall: 3 },
    ],
  },
  creak: {
    tones: [
      {
        wave: 'saw',
        pitch: [70, 130, 95, 160, 120],
        attack: 80,
        fall: 0.4,
        vibrato: [9, 0.12],
        filter: { kind: 'band', pitch: [900, 1700, 1200, 2100], ring: 6 },
      },
    ],
  },
  knock: { tones: repeated([0, 190, 380], knock) },
  key: {
    tones: [
      ...[0, 70, 130, 220].map((at, index) => jingle(at, 3100 + index * 730)),
      {
        wave: 'noise',
        at: 380,
        lasts: 60,
        attack: 1,
        fall: 2,
        filter: { kind: 'band', pitch: 1800, ring: 2 },
      },
      { wave: 'noise', at: 460, lasts: 90, attack: 1, fall: 2, filter: { kind: 'low', pitch: 1200 } },
    ],
  },
  clock: {
    tones: [...repeated([0, 1000], [tick(2300)]), ...repeated([500, 1500], [tick(1700)])],
  },
} as const satisfies Record<string, Recipe>
