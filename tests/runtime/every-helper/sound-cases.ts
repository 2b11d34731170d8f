import { expect } from 'vitest'
import { sounded } from '../seen-in-frame/expect-seen.ts'
import type { CasesOf } from './helper-case.ts'

export const soundCases: CasesOf<'sound'> = {
  'sound.play': {
    run: 'sound',
    does: "sound.play('coin', {at: me})",
    sees: sounded('coin', { loops: false }),
  },
  'sound.loop': {
    run: 'sound',
    does: "sound.loop('rain')",
    sees: sounded('rain', { loops: true, isEnded: false }),
  },
  'sound.stop': {
    run: 'sound',
    does: "sound.loop('wind'); await wait(1.5); sound.stop('wind')",
    sees: sounded('wind', { loops: true, isEnded: true }),
  },
  'sound.stopAll': {
    run: 'silence',
    does: "sound.loop('happy-music'); await wait(1.5); sound.stopAll()",
    sees: sounded('happy-music', { loops: true, isEnded: true }),
  },
  'sound.note': {
    run: 'sound',
    does: "const from = timer(); await sound.note('A4', {beats: 2}); tell(Math.abs(timer() - from - 1) < 0.1)",
    tells: ['true'],
    sees: ({ sounds }) =>
      expect(sounds.some(({ milliseconds: long }) => long >= 1000 && long < 1800)).toBe(true),
  },
  'sound.drum': { run: 'sound', does: "sound.drum('bass-drum')", sees: sounded('bass-drum') },
  'sound.rest': {
    run: 'sound',
    does: 'const from = timer(); await sound.rest(1); tell(Math.abs(timer() - from - 0.5) < 0.1)',
    tells: ['true'],
  },
  'sound.volume': {
    run: 'silence',
    does: 'sound.volume = 0.25; tell(sound.volume)',
    tells: ['0.25'],
    sees: ({ volumes }) => expect(volumes).toContain(0.25),
  },
  'sound.pitch': {
    run: 'silence',
    does: "sound.pitch = 2; sound.play('laser')",
    sees: sounded('laser', { rate: 2 }),
  },
  'sound.tempo': {
    run: 'silence',
    does: 'sound.tempo = 240; const from = timer(); await sound.rest(2); tell(Math.abs(timer() - from - 0.5) < 0.1)',
    tells: ['true'],
  },
}
