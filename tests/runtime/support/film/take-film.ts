import { expect } from 'vitest'
import type { OpenFrame } from '../../../../scripts/frame/open-frame.ts'

/** How many parts of films have come, and how many films are over. */
export const partsOf = ({ page }: OpenFrame) =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heard')
    const parts = (Array.isArray(heard) ? heard : []).filter(({ type }) => type === 'film.part')
    return { parts: parts.length, films: parts.filter(({ isLast }) => isLast).length }
  })

/** Waits until so many films are over. */
export const waitForFilms = (opened: OpenFrame, films: number) =>
  expect.poll(async () => (await partsOf(opened)).films, { timeout: 30_000 }).toBe(films)

/** Waits for so many parts more. */
export const waitForParts = async (opened: OpenFrame, more: number) => {
  const { parts } = await partsOf(opened)
  await expect
    .poll(async () => (await partsOf(opened)).parts, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(parts + more)
}

/** The newest film, ready to be played in the page. */
export const filmIn = (opened: OpenFrame) =>
  opened.page.evaluateHandle(() => {
    const heard: unknown = Reflect.get(window, 'heard')
    const parts = (Array.isArray(heard) ? heard : []).filter(({ type }) => type === 'film.part')
    const before = parts.slice(0, -1).findLastIndex(({ isLast }) => isLast)
    const film = document.createElement('video')
    film.muted = true
    film.src = URL.createObjectURL(new Blob(parts.slice(before + 1).map(({ bytes }) => bytes)))
    return film
  })

/** Films until `happens` has come about and been seen for a while. */
export async function takeFilm(
  opened: OpenFrame,
  happens: () => Promise<void> = async () => {},
): Promise<void> {
  const { films } = await partsOf(opened)
  await opened.say({ type: 'run.film', isOn: true })
  await waitForParts(opened, 1)
  await happens()
  await waitForParts(opened, 5)
  await opened.say({ type: 'run.film', isOn: false })
  await waitForFilms(opened, films + 1)
}
