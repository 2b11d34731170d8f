import { expect, it } from 'vitest'
import type { OpenFrame } from '../../scripts/frame/open-frame.ts'
import { wavFile } from '../support/files/sounds.ts'
import { openWall, pressSpace } from './support/film/open-wall.ts'
import { filmIn, partsOf, takeFilm, waitForFilms, waitForParts } from './support/film/take-film.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

const patience = 120_000
const music = "onKey('space', () => sound.loop('happy-music', { volume: 1 }))"

/** How loud the newest film is, tenth of a second by tenth of a second, from 0 to about 1; nothing when it has no sound. */
const heardIn = async (opened: OpenFrame): Promise<number[] | null> =>
  (await filmIn(opened)).evaluate(async ({ src }) => {
    const bytes = await (await fetch(src)).arrayBuffer()
    const listener = new OfflineAudioContext(1, 1, 48_000)
    const sound = await listener.decodeAudioData(bytes).catch(() => null)
    if (!sound) return null
    const samples = sound.getChannelData(0)
    const tenths = [...Array(Math.floor(sound.duration * 10)).keys()]
    return tenths.map((i) =>
      samples.slice(i * 4_800, (i + 1) * 4_800).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    )
  })

it(
  '[E13] what a program lets be heard is in the film from when it is heard on, and silence while the run waits; its picture goes on',
  async () => {
    const opened = await openWall({ source: music, isWatched: true })
    await takeFilm(opened, async () => {
      await pressSpace(opened)
      await waitForParts(opened, 6)
      await opened.say({ type: 'run.pace', pace: 'paused' })
    })
    const heard = (await heardIn(opened)) ?? []
    expect(heard[0]).toBeLessThan(0.01)
    expect(Math.max(...heard)).toBeGreaterThan(0.1)
    expect(Math.max(...heard.slice(-5))).toBeLessThan(0.01)
    // The next one begins in the middle of it.
    await opened.say({ type: 'run.pace', pace: 'full' })
    await takeFilm(opened)
    expect(Math.max(...((await heardIn(opened)) ?? []).slice(0, 10))).toBeGreaterThan(0.1)
    expect(opened.errors).toEqual([])
  },
  patience,
)

it(
  '[E13] a sound that stands in the scene is in the film as loud as it is, also when it begins anew',
  async () => {
    const sound = { source: 'asset:hum', volume: 0.5, loop: true }
    const opened = await openWall({ others: [frameEntity('hum', { kind: 'sound', components: { sound } })] })
    await giveFile(opened, 'hum', wavFile(0.7, 400), 'audio/wav')
    await takeFilm(opened)
    const heard = (await heardIn(opened)) ?? []
    expect(Math.max(...heard.slice(-6))).toBeGreaterThan(0.3)
    expect(Math.max(...heard)).toBeLessThan(0.6)
    expect(opened.errors).toEqual([])
  },
  patience,
)

it.each([
  ['lets nothing be heard yet', 'AudioContext.prototype.resume = () => new Promise(() => {})'],
  ['has no ears at all', 'delete window.AudioContext'],
])(
  '[E13] a browser that %s films without sound',
  async (_, script) => {
    const opened = await openWall({ before: [script] })
    // Ended before it has begun: it is over all the same, and the next one is not.
    await opened.say({ type: 'run.film', isOn: true })
    await opened.say({ type: 'run.film', isOn: false })
    await waitForFilms(opened, 1)
    await takeFilm(opened)
    expect(await heardIn(opened)).toBeNull()
    expect((await partsOf(opened)).parts).toBeGreaterThan(5)
    expect(opened.errors).toEqual([])
  },
  patience,
)
