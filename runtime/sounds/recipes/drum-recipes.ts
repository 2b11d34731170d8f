import { repeated } from '../melody.ts'
import type { Recipe } from '../tone.ts'

export const drumRecipes = {
  'bass-drum': {
    tones: [
      { wave: 'sine', pitch: [150, 60, 42], attack: 1, fall: 2 },
      { wave: 'noise', lasts: 15, attack: 1, fall: 2, gain: 0.3, filter: { kind: 'low', pitch: 2000 } },
    ],
  },
  snare: {
    tones: [
      { wave: 'noise', attack: 1, fall: 3, filter: { kind: 'high', pitch: 1200 } },
      { wave: 'triangle', pitch: [230, 170], lasts: 130, attack: 1, fall: 2, gain: 0.8 },
    ],
  },
  'hi-hat': { tones: [{ wave: 'noise', attack: 1, fall: 4, filter: { kind: 'high', pitch: 7500 } }] },
  tom: { tones: [{ wave: 'sine', pitch: [210, 110, 90], attack: 1, fall: 2 }] },
  clap: {
    tones: [
      ...repeated(
        [0, 14, 30],
        [{ wave: 'noise', lasts: 18, attack: 1, fall: 1, filter: { kind: 'band', pitch: 1500, ring: 1.2 } }],
      ),
      { wave: 'noise', at: 44, attack: 1, fall: 4, filter: { kind: 'band', pitch: 1400, ring: 1 } },
    ],
  },
  cymbal: {
    tones: [
      { wave: 'noise', attack: 1, fall: 3, filter: { kind: 'high', pitch: 5200 } },
      { wave: 'square', pitch: 5347, attack: 1, fall: 5, gain: 0.15 },
      { wave: 'square', pitch: 7123, attack: 1, fall: 5, gain: 0.15 },
    ],
  },
  cowbell: {
    tones: [
      { wave: 'square', pitch: 562, attack: 1, fall: 3, filter: { kind: 'band', pitch: 900, ring: 1 } },
      {
        wave: 'square',
        pitch: 845,
        attack: 1,
        fall: 3,
        gain: 0.8,
        filter: { kind: 'band', pitch: 900, ring: 1 },
      },
    ],
  },
} as const satisfies Record<string, Recipe>
