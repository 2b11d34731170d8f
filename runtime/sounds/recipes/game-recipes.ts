import { melody } from '../melody.ts'
import type { Recipe } from '../tone.ts'

export const gameRecipes = {
  coin: {
    tones: [
      { wave: 'square', pitch: 988, lasts: 80, fall: 0 },
      { wave: 'square', pitch: 1319, at: 80, fall: 2 },
    ],
  },
  gem: { tones: melody([84, 88, 91, 96], 90, { wave: 'sine', lasts: 400, fall: 3 }) },
  'power-up': {
    tones: [
      { wave: 'square', pitch: [220, 1760], fall: 0.5, vibrato: [12, 0.06] },
      { wave: 'triangle', pitch: [440, 3520], gain: 0.4, tremolo: [16, 0.8] },
    ],
  },
  jump: { tones: [{ wave: 'square', pitch: [180, 320, 620], fall: 0.7 }] },
  land: {
    tones: [
      { wave: 'sine', pitch: [160, 50], fall: 2 },
      { wave: 'noise', lasts: 90, gain: 0.4, fall: 3, filter: { kind: 'low', pitch: 900 } },
    ],
  },
  hit: {
    tones: [
      { wave: 'noise', lasts: 120, fall: 3, attack: 1, filter: { kind: 'band', pitch: 1400, ring: 1 } },
      { wave: 'saw', pitch: [320, 70], gain: 0.9, fall: 2, attack: 1 },
    ],
  },
  laser: {
    tones: [
      { wave: 'saw', pitch: [2600, 500, 160], fall: 1.2, attack: 1 },
      { wave: 'sine', pitch: [3400, 300], gain: 0.5, fall: 2 },
    ],
  },
  explosion: {
    tones: [
      { wave: 'noise', fall: 2.5, attack: 2, filter: { kind: 'low', pitch: [3200, 500, 90] } },
      { wave: 'sine', pitch: [110, 32], gain: 1.2, fall: 1.5 },
    ],
  },
  magic: {
    tones: [
      ...melody([76, 79, 83, 86, 90, 93, 97, 100], 80, { wave: 'sine', lasts: 450, fall: 3 }),
      { wave: 'noise', gain: 0.15, attack: 300, fall: 2, filter: { kind: 'band', pitch: 7000, ring: 4 } },
    ],
  },
  teleport: {
    tones: [
      { wave: 'sine', pitch: [120, 2400], vibrato: [30, 0.25], fall: 0.4, attack: 30 },
      {
        wave: 'noise',
        gain: 0.3,
        attack: 500,
        fall: 1,
        filter: { kind: 'band', pitch: [400, 6000], ring: 5 },
      },
    ],
  },
  boing: { tones: [{ wave: 'triangle', pitch: [110, 240, 180], vibrato: [22, 0.18], fall: 1.3 }] },
  robot: {
    tones: melody([69, 57, 76, 64, 81, 62], 150, {
      wave: 'square',
      lasts: 120,
      fall: 0,
      tremolo: [50, 0.7],
      filter: { kind: 'band', pitch: 1300, ring: 2 },
    }),
  },
} as const satisfies Record<string, Recipe>
