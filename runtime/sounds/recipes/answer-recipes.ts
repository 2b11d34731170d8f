import { melody } from '../melody.ts'
import type { Recipe } from '../tone.ts'

const brass = { wave: 'saw', fall: 1, attack: 15, filter: { kind: 'low', pitch: 2400 } } as const

export const answerRecipes = {
  success: { tones: melody([72, 76, 79, 84], 110, { wave: 'triangle', lasts: 560, fall: 2 }) },
  fail: {
    tones: melody([55, 54, 53, 52], 200, { ...brass, lasts: 390, vibrato: [6, 0.02] }),
  },
  win: {
    tones: [
      ...melody([67, 67, 67, 72], 130, { ...brass, lasts: 240 }),
      ...melody([76, 79, 84], 0, { ...brass, lasts: 1050, gain: 0.8 }, 540),
      ...melody([null, 74, 76], 130, { ...brass, lasts: 200, gain: 0.5 }, 130),
    ],
  },
  lose: {
    tones: melody([64, 63, 62, 57], 280, { wave: 'triangle', lasts: 620, fall: 1.4, vibrato: [5, 0.015] }),
  },
  right: { tones: melody([79, 84], 100, { wave: 'sine', lasts: 290, fall: 1.8 }) },
  wrong: {
    tones: melody([44, 45], 10, {
      wave: 'square',
      lasts: 460,
      fall: 0.3,
      filter: { kind: 'low', pitch: 900 },
    }),
  },
  countdown: {
    tones: [
      ...melody([69, 69, 69], 1000, { wave: 'sine', lasts: 250, fall: 1.2 }),
      { wave: 'sine', pitch: 880, at: 3000, lasts: 900, fall: 0.7 },
    ],
  },
} as const satisfies Record<string, Recipe>
