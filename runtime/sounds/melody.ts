import type { Tone } from './tone.ts'

/** The pitch of a key: 60 is the C in the middle of a piano, 12 more is an octave. */
export const pitchOfKey = (key: number): number => 440 * 2 ** ((key - 69) / 12)

/** What the notes of a melody have in common; `lasts` is how long each is heard, in milliseconds. */
type Voice = Omit<Tone, 'pitch' | 'at' | 'lasts'> & { readonly lasts: number }

/** Keys one after the other, each so many milliseconds after the one before; `null` is a rest. From `at` on. */
export const melody = (
  keys: readonly (number | null)[],
  each: number,
  voice: Voice,
  at = 0,
): readonly Tone[] =>
  keys.flatMap((key, index) =>
    key === null ? [] : [{ ...voice, pitch: pitchOfKey(key), at: at + index * each }],
  )

/** The same tones at several times. */
export const repeated = (times: readonly number[], tones: readonly Tone[]): readonly Tone[] =>
  times.flatMap((time) => tones.map((tone) => ({ ...tone, at: (tone.at ?? 0) + time })))
