// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const config = {
  sceneOrigins: ['http://127.0.0.1:3001', 'http://127.0.0.1:3002'],
  framePath: '/v/0123456789ab/frame.html',
  version: '1',
}
const pages = {
  edit: 'http://127.0.0.1:3001/v/0123456789ab/frame.html',
  play: 'http://127.0.0.1:3002/v/0123456789ab/frame.html',
}

/** The module as a page that was just loaded has it. */
async function freshPage() {
  vi.resetModules()
  return (await import('../../src/workspace/frame/scene-pages.ts')).scenePages
}
const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

describe('scenePages', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('names the build, so that the pages may be kept for ever, and asks once', async () => {
    answers(async () => Response.json(config))
    const scenePages = await freshPage()
    expect(await scenePages()).toEqual(pages)
    expect(await scenePages()).toEqual(pages)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('knows them without a network from the last time', async () => {
    answers(async () => Response.json(config))
    await (await freshPage())()
    answers(() => Promise.reject(new TypeError('offline')))
    expect(await (await freshPage())()).toEqual(pages)
  })

  it('[X07] knows them with a network although the browser’s storage is full', async () => {
    answers(async () => Response.json(config))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await (await freshPage())()).toEqual(pages)
    full.mockRestore()
  })

  it('asks again when it never got an answer', async () => {
    answers(() => Promise.reject(new TypeError('offline')))
    const scenePages = await freshPage()
    expect(await scenePages()).toBeUndefined()
    answers(async () => Response.json(config))
    expect(await scenePages()).toEqual(pages)
  })
})
