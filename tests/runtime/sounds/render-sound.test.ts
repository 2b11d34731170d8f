import { expect, test } from 'vitest'
import { soundCatalogue, soundNames } from '../../../language/sounds/sound-catalogue.ts'
import { renderNote, renderSound } from '../../../runtime/sounds/render-sound.ts'
import { sampleRate } from '../../../runtime/sounds/render-tone.ts'

const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const strength = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

test('there are more than forty sounds, each loud enough, as long as stated and like no other', async () => {
  const seen = new Map<string, string>()
  for (const name of soundNames) {
    const samples = await renderSound(name)
    expect(samples.length, name).toBe((soundCatalogue[name].milliseconds * sampleRate) / 1000)
    expect(samples.every(Number.isFinite), name).toBe(true)
    expect(peak(samples), name).toBeGreaterThan(0.3)
    expect(peak(samples), name).toBeLessThan(0.801)
    expect(strength(samples), name).toBeGreaterThan(0.04)
    expect(strength(samples), name).toBeLessThan(0.301)
    // For most of its time it is not silent: what the run waits for can be heard.
    const heard = samples.findLastIndex((sample) => Math.abs(sample) > 0.003) / samples.length
    expect(heard, name).toBeGreaterThan(0.5)
    const key = samples.slice(0, 2000).join()
    expect(seen.get(key), name).toBeUndefined()
    seen.set(key, name)
  }
  expect(soundNames.length).toBeGreaterThanOrEqual(40)
})

test('the same sound comes out each time', async () => {
  expect(await renderSound('rain')).toEqual(await renderSound('rain'))
})

test('a steady sound goes over into its own start without a jump', async () => {
  for (const name of ['rain', 'wind', 'car', 'bee'] as const) {
    const samples = await renderSound(name)
    const steps = samples.slice(1).map((sample, index) => Math.abs(sample - (samples[index] ?? 0)))
    const jump = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))
    expect(jump, name).toBeLessThanOrEqual(peak(steps))
  }
})

test('a note has the pitch of its key', async () => {
  const crossings = async (key: number) => {
    const samples = (await renderNote(key, 1)).slice(0, sampleRate / 2)
    return samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length * 2
  }
  expect(Math.abs((await crossings(69)) - 440)).toBeLessThan(8)
  expect(Math.abs((await crossings(81)) - 880)).toBeLessThan(16)
})
