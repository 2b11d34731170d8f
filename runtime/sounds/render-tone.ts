import { seededRandom } from '../random/seeded-random.ts'
import type { Tone } from './tone.ts'

/** Samples a second of all sounds of the library. */
export const sampleRate = 32_000

/** Milliseconds as samples. */
export const samplesIn = (milliseconds: number): number => Math.round((milliseconds * sampleRate) / 1000)

const turn = 2 * Math.PI

/** A list of values at a share of the time; in between it goes by equal ratios, as ears hear. */
function along(values: number | readonly number[], share: number): number {
  if (typeof values === 'number') return values
  const place = share * (values.length - 1)
  const index = Math.min(Math.floor(place), values.length - 2)
  const [from = 0, to = from] = values.slice(Math.max(0, index), index + 2)
  return from * (to / from) ** (place - index)
}

/** A wave at a place of its turn, from -1 to 1. */
function waveAt(wave: Exclude<Tone['wave'], 'noise'>, phase: number): number {
  const place = phase - Math.floor(phase)
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

/** A filter with a state; stable for every pitch below half of the sample rate. */
function createFilter(filter: NonNullable<Tone['filter']>): (sample: number, share: number) => number {
  const { kind, pitch, ring = 0.7 } = filter
  const damping = 1 / ring
  const strengthAt = (share: number) =>
    Math.tan((Math.PI * Math.min(along(pitch, share), sampleRate * 0.45)) / sampleRate)
  const steady = typeof pitch === 'number' ? strengthAt(0) : null
  let first = 0
  let second = 0
  return (sample, share) => {
    const g = steady ?? strengthAt(share)
    const high = (sample - (g + damping) * first - second) / (1 + g * (g + damping))
    const band = g * high + first
    const low = g * band + second
    first = g * high + band
    second = g * band + low
    return { low, band: band * damping, high }[kind]
  }
}

/** Adds a tone to a sound. `seed` makes its noise the same each time. */
export function renderTone(tone: Tone, into: Float32Array, seed: number): void {
  const { wave, pitch = 440, at = 0, gain = 1, attack = 4, fall = 1, vibrato, tremolo } = tone
  const start = samplesIn(at)
  const count = Math.min(tone.lasts === undefined ? into.length : samplesIn(tone.lasts), into.length - start)
  const random = seededRandom(seed)
  const filter = tone.filter ? createFilter(tone.filter) : null
  const rising = Math.max(1, samplesIn(attack))
  let phase = 0
  for (let index = 0; index < count; index += 1) {
    const share = index / count
    const seconds = index / sampleRate
    const bend = vibrato ? 1 + vibrato[1] * Math.sin(seconds * vibrato[0] * turn) : 1
    phase += (along(pitch, share) * bend) / sampleRate
    const raw = wave === 'noise' ? random() * 2 - 1 : waveAt(wave, phase)
    const shaped = filter ? filter(raw, share) : raw
    const swell = tremolo ? 1 - tremolo[1] * (0.5 + 0.5 * Math.sin(seconds * tremolo[0] * turn)) : 1
    const loud = gain * swell * Math.min(1, index / rising) * (fall === 0 ? 1 : (1 - share) ** fall)
    into[start + index] = (into[start + index] ?? 0) + shaped * loud
  }
}
