import type { Recipe } from '../tone.ts'

export const buttonRecipes = {
  click: {
    tones: [
      { wave: 'noise', lasts: 20, attack: 1, fall: 3, filter: { kind: 'high', pitch: 2500 } },
      { wave: 'sine', pitch: [1800, 900], lasts: 60, attack: 1, fall: 3, gain: 0.6 },
    ],
  },
  pop: { tones: [{ wave: 'sine', pitch: [260, 1100], attack: 3, fall: 1.6 }] },
  whoosh: {
    tones: [
      { wave: 'noise', attack: 220, fall: 1.6, filter: { kind: 'band', pitch: [300, 3600, 700], ring: 1.6 } },
    ],
  },
  message: {
    tones: [
      { wave: 'sine', pitch: 1047, lasts: 280, fall: 2 },
      { wave: 'sine', pitch: 1568, at: 140, fall: 2.2 },
    ],
  },
  bell: {
    tones: [
      { wave: 'sine', pitch: 660, fall: 2.5 },
      { wave: 'sine', pitch: 1323, gain: 0.6, fall: 3.5 },
      { wave: 'sine', pitch: 1978, gain: 0.4, fall: 4.5 },
      { wave: 'sine', pitch: 3571, gain: 0.25, fall: 7 },
    ],
  },
  camera: {
    tones: [
      { wave: 'noise', lasts: 40, attack: 1, fall: 2, filter: { kind: 'band', pitch: 3800, ring: 1 } },
      {
        wave: 'noise',
        at: 110,
        lasts: 90,
        attack: 2,
        fall: 2,
        filter: { kind: 'band', pitch: 2400, ring: 1 },
      },
    ],
  },
} as const satisfies Record<string, Recipe>
