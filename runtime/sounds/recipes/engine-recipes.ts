import { repeated } from '../melody.ts'
import type { Recipe } from '../tone.ts'

export const engineRecipes = {
  car: {
    tones: [
      { wave: 'saw', pitch: 62, fall: 0, tremolo: [31, 0.5], filter: { kind: 'low', pitch: 420 } },
      { wave: 'square', pitch: 93, fall: 0, gain: 0.3, filter: { kind: 'low', pitch: 300 } },
      { wave: 'noise', fall: 0, gain: 0.15, filter: { kind: 'low', pitch: 600 } },
    ],
    isSteady: true,
  },
  horn: {
    tones: [
      { wave: 'saw', pitch: 349, fall: 0.1, attack: 20, filter: { kind: 'low', pitch: 2200 } },
      { wave: 'saw', pitch: 440, fall: 0.1, attack: 20, filter: { kind: 'low', pitch: 2200 } },
    ],
  },
  rocket: {
    tones: [
      { wave: 'noise', attack: 350, fall: 0.3, filter: { kind: 'low', pitch: [180, 1500, 2400] } },
      {
        wave: 'saw',
        pitch: [40, 75, 110],
        attack: 350,
        fall: 0.3,
        gain: 0.5,
        filter: { kind: 'low', pitch: 300 },
      },
    ],
  },
  train: {
    tones: [
      ...repeated(
        [0, 300, 600, 900, 1200, 1500, 1800, 2100],
        [{ wave: 'noise', lasts: 220, attack: 20, fall: 1.5, filter: { kind: 'band', pitch: 900, ring: 1 } }],
      ),
      { wave: 'triangle', pitch: 587, at: 600, lasts: 900, attack: 60, fall: 0.4, gain: 0.4 },
      { wave: 'triangle', pitch: 740, at: 600, lasts: 900, attack: 60, fall: 0.4, gain: 0.4 },
    ],
  },
  siren: {
    tones: [
      {
        wave: 'square',
        pitch: [440, 585, 440, 585, 440, 585, 440],
        fall: 0,
        filter: { kind: 'low', pitch: 1600 },
      },
    ],
  },
  helicopter: {
    tones: [
      { wave: 'noise', fall: 0, tremolo: [12, 0.95], filter: { kind: 'low', pitch: 500 } },
      { wave: 'saw', pitch: 84, fall: 0, gain: 0.4, tremolo: [12, 0.6], filter: { kind: 'low', pitch: 700 } },
    ],
    isSteady: true,
  },
} as const satisfies Record<string, Recipe>
