// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'

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
