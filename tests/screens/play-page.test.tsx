// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAt } from './render-at.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'xr')
})

const world = {
  playCode: 'abc234',
  description: '',
  name: 'maze',
  displayName: 'Maze',
  username: 'mia',
  thumbnail: '/pictures/maze.webp',
  panorama: null,
  snapshot: '/snapshots/maze',
}

const open = (locale: 'en' | 'de') =>
  renderAt('/play/ABC234', {
    locale,
    answer: ({ path }) => (path === '/api/play/abc234' ? { body: world } : undefined),
  })

describe('the play page', () => {
  it.each([
    ['en', 'For VR, open localhost:3000/play/abc234 in the browser of a headset.'],
    ['de', 'Für VR öffne localhost:3000/play/abc234 im Browser einer VR-Brille.'],
  ] as const)('tells in %s the way to VR where this device has none', async (locale, sentence) => {
    await open(locale)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it.each([
    ['en', 'VR works only at addresses that begin with https. Ask who runs this site.'],
    ['de', 'VR geht nur an Adressen, die mit https beginnen. Frag die Leute, die diese Seite betreiben.'],
  ] as const)('tells in %s why no headset can be found without https', async (locale, sentence) => {
    vi.stubGlobal('isSecureContext', false)
    await open(locale)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('tells how to go in where a headset was found', async () => {
    const isSessionSupported = async (mode: string) => mode === 'immersive-vr'
    Object.defineProperty(navigator, 'xr', { value: { isSessionSupported }, configurable: true })
    await open('en')
    expect(
      await screen.findByText('In VR too: put your headset on, press “Play” and then “Enter VR”.'),
    ).toBeTruthy()
  })

  it('tells how to walk, and passes the address of the player on', async () => {
    await open('en')
    expect(await screen.findByText('Walk with W A S D, jump with space')).toBeTruthy()
    screen.getByRole('button', { name: 'Share' }).click()
    const link = await screen.findByRole('textbox', { name: 'Link' })
    expect(link).toHaveProperty('value', 'http://localhost:3000/play/abc234')
  })
})
