// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from './render-at.tsx'

beforeEach(() => {
  const nothing = () => undefined
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const world = {
  playCode: 'abc234',
  description: '',
  name: 'maze',
  displayName: 'Maze',
  username: 'mia',
  thumbnail: '/pictures/maze.webp',
  panorama: '/api/play/abc234/panorama?v=3',
  snapshot: '/snapshots/maze',
}

const open = (address: string, answer: object = world, locale: 'en' | 'de' = 'en') =>
  renderAt(address, {
    locale,
    answer: ({ path }) => (path === '/api/play/abc234' ? { body: answer } : undefined),
  })

/** jsdom loads no pictures. */
const decodes = (decode: () => Promise<void>) =>
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true })

it.each([
  ['en', 'All that is around in Maze', /laid flat/, 'Play this world'],
  ['de', 'Alles ringsum in Maze', /liegt das ganze Bild hier flach/, 'Diese Welt spielen'],
] as const)('[E13] lays the picture flat in %s where nothing draws 3D', async (locale, name, said, play) => {
  decodes(async () => undefined)
  await open('/play/ABC234/360', world, locale)
  expect((await screen.findByRole('img', { name })).getAttribute('src')).toContain(world.panorama)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: play }).getAttribute('href')).toBe('/play/abc234')
})

it('says that a picture did not come, and fetches it again', async () => {
  const decode = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined)
  decodes(decode)
  await open('/play/abc234/360')
  ;(await screen.findByRole('button', { name: 'Try again' })).click()
  expect(await screen.findByRole('img', { name: 'All that is around in Maze' })).toBeTruthy()
  expect(decode).toHaveBeenCalledTimes(2)
})

it('leads to the world where a world has no such picture', async () => {
  await open('/play/abc234/360', { ...world, panorama: null })
  expect(await screen.findByText('No 360° picture here yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Play this world' })).toBeTruthy()
})

it('the player leads to it where there is one', async () => {
  await open('/play/abc234')
  const link = await screen.findByRole('link', { name: 'Look around (360°)' })
  expect(link.getAttribute('href')).toBe('/play/abc234/360')
  cleanup()
  await open('/play/abc234', { ...world, panorama: null })
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Look around (360°)' })).toBeNull()
})
