import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageOrKept } from '../../src/offline/worker/page-or-kept.ts'

const kept = () => new Response('kept')
const textOf = async (page: Promise<Response>) => (await page).text()

describe('a page of the app', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is what the server says, whatever it says of it', async () => {
    for (const status of [200, 404])
      expect(await textOf(pageOrKept(Promise.resolve(new Response('new', { status })), kept()))).toBe('new')
  })

  it('is what is kept without a network, and with nobody behind it', async () => {
    expect(await textOf(pageOrKept(Promise.reject(new TypeError('offline')), kept()))).toBe('kept')
    const nobody = Promise.resolve(new Response('bad gateway', { status: 502 }))
    expect(await textOf(pageOrKept(nobody, kept()))).toBe('kept')
  })

  it('is what is kept when the network says nothing for 4 s', async () => {
    const page = textOf(pageOrKept(new Promise(() => {}), kept()))
    const isHere = vi.fn()
    void page.then(isHere)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(isHere).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await page).toBe('kept')
  })

  it('is as without any of this while nothing is kept', async () => {
    await expect(pageOrKept(Promise.reject(new TypeError('offline')), undefined)).rejects.toThrow('offline')
  })
})
