import type { Recipe, Tone } from '../tone.ts'

/** A drop that falls into water. */
const drop = (at: number, pitch: number): Tone => ({
  wave: 'sine',
  pitch: [pitch, pitch * 2.2],
  at,
  lasts: 150,
  attack: 6,
  fall: 1.6,
})
const crackle = (at: number, pitch: number): Tone => ({
  wave: 'noise',
  at,
  lasts: 35,
  attack: 1,
  fall: 3,
  gain: 0.6,
  filter: { kind: 'band', pitch, ring: 2 },
})

export const natureRecipes = {
  rain: {
    tones: [
      { wave: 'noise', fall: 0, gain: 0.6, filter: { kind: 'high', pitch: 1800 } },
      { wave: 'noise', fall: 0, gain: 0.5, tremolo: [3, 0.3], filter: { kind: 'band', pitch: 700 } },
    ],
    isSteady: true,
  },
  wind: {
    tones: [
      { wave: 'noise', fall: 0, filter: { kind: 'band', pitch: [320, 620, 380, 800, 320], ring: 3 } },
      { wave: 'noise', fall: 0, gain: 0.4, filter: { kind: 'low', pitch: [250, 420, 250] } },
    ],
    isSteady: true,
  },
  waves: {
    tones: [
      {
        wave: 'noise',
        lasts: 2600,
        attack: 1100,
        fall: 1.2,
        filter: { kind: 'low', pitch: [300, 1900, 500] },
      },
      { wave: 'noise', at: 2300, attack: 1100, fall: 1.3, filter: { kind: 'low', pitch: [260, 1500, 300] } },
    ],
  },
  fire: {
    tones: [
      { wave: 'noise', fall: 0, gain: 0.3, tremolo: [4, 0.4], filter: { kind: 'low', pitch: 420 } },
      ...[90, 310, 420, 780, 1020, 1150, 1490, 1800, 1910, 2230, 2480, 2700].map((at, index) =>
        crackle(at, 1300 + ((index * 37) % 11) * 260),
      ),
    ],
    isSteady: true,
  },
  thunder: {
    tones: [
      {
        wave: 'noise',
        lasts: 260,
        gain: 0.25,
        attack: 2,
        fall: 1.5,
        filter: { kind: 'low', pitch: [5000, 900] },
      },
      {
        wave: 'noise',
        at: 120,
        gain: 1.6,
        attack: 120,
        fall: 1.2,
        tremolo: [7, 0.5],
        filter: { kind: 'low', pitch: [400, 200, 110] },
      },
    ],
  },
  splash: {
    tones: [
      { wave: 'noise', attack: 8, fall: 2.6, filter: { kind: 'band', pitch: [900, 2800, 1500], ring: 0.8 } },
      { ...drop(260, 500), gain: 0.4 },
      { ...drop(420, 780), gain: 0.3 },
    ],
  },
  drop: { tones: [{ ...drop(0, 620), lasts: 260 }] },
  bubbles: {
    tones: [0, 140, 230, 400, 520, 690, 760, 930, 1090, 1180, 1320].map((at, index) =>
      drop(at, 260 + ((index * 5) % 7) * 75),
    ),
  },
} as const satisfies Record<string, Recipe>
