// @vitest-environment node
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageIds } from '../../protocol/addresses/page-at.ts'
import { drawPages } from '../../src/app/draw-pages.tsx'
import { wordsIn } from '../support/words-in.ts'

test('every page is drawn without a browser, as far as its address says what it shows, in a language', async () => {
  const { terms, site, community } = wordsIn('de')
  const pages = await drawPages('de')
  expect(pages.map(({ id }) => id).sort()).toEqual([...pageIds].sort())
  const screens = new Set(globSync('src/screens/*Screen.tsx').map((file) => file.slice(12, -4)))
  expect(pages.filter(({ screen }) => !screens.has(screen))).toEqual([])
  const picture = (id: string) => pages.find((page) => page.id === id)?.picture
  expect(picture('terms')).toContain(terms.sections.kind.title)
  expect(picture('terms')).toMatch(new RegExp(`^<title>${terms.documentTitle}</title>`))
  expect(picture('not-found')).toContain(site.notFound.text)
  expect(picture('community')).toContain(community.lead)
  // They hang on whose they are, where they lead to or what this browser wants.
  for (const id of ['user', 'project', 'gallery', 'new', 'play', 'replay']) expect(picture(id), id).toBeNull()
})
