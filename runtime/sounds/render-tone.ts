import { seededRandom } from '../random/seeded-random.ts'
import { along } from './along.ts'
import { SweepingFilter } from './sweeping-filter.ts'
import type { Tone } from './tone.ts'

/** Samples a second of all sounds of the library. */
export const sampleRate = 32_000

/** Milliseconds as samples. */
export const samplesIn = (milliseconds: number): number => Math.round((milliseconds * sampleRate) / 1000)

const turn = 2 * Math.PI
/** Samples after which pitch, loudness and filter are calculated anew; the loudness goes evenly in between. */
const stretch = 16

/** A wave at a place of its turn, from -1 to 1. */
function waveAt(wave: Exclude<Tone['wave'], 'noise'>, place: number): number {
  switch (wave) {
    case 'sine':
      return Math.sin(place * turn)
    case 'triangle':
      return 1 - 4 * Math.abs(place - 0.5)
    case 'square':
      return place < 0.5 ? 0.6 : -0.6
    case 'saw':
      return 0.7 * (2 * place - 1)
  }
}

/** How loud a tone is at a sample, but for its beginning. */
function loudnessAt({ gain = 1, fall = 1, tremolo }: Tone, index: number, count: number): number {
  const left = Math.max(0, 1 - index / count)
  if (!tremolo) return gain * left ** fall
  const swing = 0.5 + 0.5 * Math.sin((index / sampleRate) * tremolo[0] * turn)
  return gain * left ** fall * (1 - tremolo[1] * swing)
}

/** Adds a tone to a sound. `seed` makes its noise the same each time. */
export function renderTone(tone: Tone, into: Float32Array, seed: number): void {
  const { wave, pitch = 440, at = 0, attack = 4, vibrato } = tone
  const start = samplesIn(at)
  const count = Math.min(tone.lasts === undefined ? into.length : samplesIn(tone.lasts), into.length - start)
  const random = seededRandom(seed)
  const filter = tone.filter ? new SweepingFilter(tone.filter, sampleRate) : null
  const rising = Math.max(1, samplesIn(attack))
  let phase = 0
  for (let from = 0; from < count; from += stretch) {
    const bend = vibrato ? 1 + vibrato[1] * Math.sin((from / sampleRate) * vibrato[0] * turn) : 1
    const advance = (along(pitch, from / count) * bend) / sampleRate
    const loud = loudnessAt(tone, from, count)
    const growth = (loudnessAt(tone, from + stretch, count) - loud) / stretch
    filter?.tune(from / count)
    for (let index = from; index < Math.min(from + stretch, count); index += 1) {
      phase += advance
      const raw = wave === 'noise' ? random() * 2 - 1 : waveAt(wave, phase - Math.floor(phase))
      const shaped = filter ? filter.next(raw) : raw
      const level = (loud + growth * (index - from)) * Math.min(1, index / rising)
      into[start + index] = (into[start + index] ?? 0) + shaped * level
    }
  }
}
