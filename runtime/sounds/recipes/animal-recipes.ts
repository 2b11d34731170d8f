import { repeated } from '../melody.ts'
import type { Recipe, Tone } from '../tone.ts'

/** A voice that is opened and closed like a mouth: a buzz of which the filter lets a vowel through. */
const voice = (pitch: readonly number[], vowel: readonly number[], more: Partial<Tone> = {}): Tone => ({
  wave: 'saw',
  pitch,
  attack: 25,
  fall: 0.8,
  filter: { kind: 'band', pitch: vowel, ring: 2.2 },
  ...more,
})

export const animalRecipes = {
  dog: {
    tones: repeated(
      [0, 260],
      [
        voice([180, 420, 170], [500, 1300, 600], { lasts: 180 }),
        { wave: 'noise', lasts: 120, gain: 0.35, fall: 2, filter: { kind: 'band', pitch: 1100, ring: 1 } },
      ],
    ),
  },
  cat: {
    tones: [voice([520, 820, 700, 430], [800, 2400, 1600, 700], { attack: 90, vibrato: [7, 0.02] })],
  },
  bird: {
    tones: repeated(
      [0, 220, 440, 560, 680],
      [{ wave: 'sine', pitch: [2600, 4300, 3100], lasts: 110, attack: 15, fall: 0.7, vibrato: [40, 0.05] }],
    ),
  },
  frog: {
    tones: repeated(
      [0, 240],
      [voice([95, 130], [500, 1500], { lasts: 210, tremolo: [42, 0.95], fall: 0.4 })],
    ),
  },
  cow: {
    tones: [
      voice([110, 150, 145, 105], [260, 720, 640, 300], { attack: 160, fall: 0.5, vibrato: [5, 0.015] }),
      voice([111, 151, 146, 106], [300, 520, 480, 240], { attack: 160, fall: 0.5, gain: 0.6 }),
    ],
  },
  duck: {
    tones: repeated(
      [0, 250],
      [voice([330, 270, 220], [1100, 1700, 1200], { lasts: 200, attack: 8, tremolo: [55, 0.6] })],
    ),
  },
  horse: {
    tones: [
      voice([900, 1300, 1000, 700, 480], [1400, 2600, 1800, 1100], { attack: 60, vibrato: [13, 0.09] }),
      { wave: 'noise', gain: 0.25, attack: 200, fall: 1, filter: { kind: 'band', pitch: 2200, ring: 1 } },
    ],
  },
  bee: {
    tones: [
      {
        wave: 'saw',
        pitch: [210, 235, 205, 225, 210],
        fall: 0,
        vibrato: [18, 0.03],
        filter: { kind: 'low', pitch: 1800 },
      },
      {
        wave: 'saw',
        pitch: [315, 350, 305, 330, 315],
        fall: 0,
        gain: 0.4,
        filter: { kind: 'low', pitch: 2600 },
      },
    ],
    isSteady: true,
  },
  owl: {
    tones: [
      { wave: 'sine', pitch: [380, 420, 400], lasts: 380, attack: 70, fall: 0.6, vibrato: [6, 0.01] },
      { wave: 'sine', pitch: [370, 410, 360], at: 560, attack: 90, fall: 0.8, vibrato: [6, 0.02] },
    ],
  },
  roar: {
    tones: [
      voice([60, 105, 90, 55], [350, 1100, 800, 300], { attack: 150, tremolo: [27, 0.7], fall: 0.6 }),
      {
        wave: 'noise',
        gain: 0.7,
        attack: 150,
        fall: 0.8,
        tremolo: [27, 0.8],
        filter: { kind: 'low', pitch: [400, 1500, 350] },
      },
    ],
  },
} as const satisfies Record<string, Recipe>
