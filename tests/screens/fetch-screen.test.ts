// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'

const Page = () => null

/** One visit of a page, which knows nothing of the ones before: whether a word is there before anything is drawn. */
async function isSaid(word: string, address?: string): Promise<boolean> {
  vi.resetModules()
  const { fetchScreen } = await import('../../src/app/routes.tsx')
  const { startI18n } = await import('../../src/i18n/i18n.ts')
  if (address !== undefined) fetchScreen(address)
  await startI18n('en', ['site'])
  return i18next.exists(word)
}

beforeEach(() => {
  for (const part of Object.keys(i18next.store?.data.en ?? {})) i18next.removeResourceBundle('en', part)
})

it.each([
  ['/faqs', 'faqs.title'],
  ['/community', 'community.title'],
  ['/dashboard/community', 'community.title'],
  ['/mia7', 'community.title'],
  ['/dashboard', 'community.title'],
  ['/new', 'workspace.header.run'],
])('what %s says comes beside the words of every page, before anything is drawn', async (address, word) => {
  expect(await isSaid(word)).toBe(false)
  expect(await isSaid(word, address)).toBe(true)
})

it('words of a screen that do not come leave the page able to start, and are asked for again by the screen', async () => {
  vi.resetModules()
  vi.doMock('../../src/i18n/en/page-words.ts', () => {
    throw new Error('no network')
  })
  try {
    const { fetchScreen } = await import('../../src/app/routes.tsx')
    const { startI18n } = await import('../../src/i18n/i18n.ts')
    const { withWords } = await import('../../src/i18n/with-words.ts')
    const fetched = fetchScreen('/faqs')
    await startI18n('en', ['site'])
    await fetched
    expect(i18next.exists('site.landing.start')).toBe(true)
    await expect(withWords('pages', Promise.resolve('screen'))).rejects.toThrow()
  } finally {
    vi.doUnmock('../../src/i18n/en/page-words.ts')
  }
})

it('a screen that came before it is drawn is drawn at once, and stays what it was when it came later', async () => {
  const { loadedLater } = await import('../../src/app/loaded-later.ts')
  const early = loadedLater([], async () => ({ default: Page }))
  await early.fetch()
  expect(early.component()).toBe(Page)
  const late = loadedLater([], async () => ({ default: Page }))
  const before = late.component()
  await late.fetch()
  expect(before).not.toBe(Page)
  expect(late.component()).toBe(before)
})
