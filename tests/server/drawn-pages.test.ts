import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeCookie } from '../../protocol/spoken-locale.ts'
import { appPages } from './support/app-pages.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    files: {
      ...appPages({ en: 'a page', de: 'eine Seite' }),
      'app/pages/terms.en.html': 'the terms',
      'app/pages/not-found.de.html': 'nicht da',
    },
  })
})
afterAll(() => server.end())

const open = async (path: string, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(server.origin + path, { headers })
  return { text: await answer.text(), vary: answer.headers.get('vary') }
}

it('[K02] a page comes as its address begins, in the language that the browser asks for first of ours', async () => {
  expect((await open('/terms', { 'accept-language': 'fr,en;q=0.8,de;q=0.5' })).text).toBe('the terms')
  expect((await open('/Terms/?from=here', { 'accept-language': 'en' })).text).toBe('the terms')
  expect((await open('/terms', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).text).toBe('eine Seite')
  expect((await open('/', { 'accept-language': '*' })).text).toBe('a page')
  expect((await open('/no/such/page/at/all', { 'accept-language': 'de' })).text).toBe('nicht da')
  expect((await open('/teachers/projects', { 'accept-language': 'de' })).text).toBe('nicht da')
})

it('[K02] what was chosen on a page wins, unless it is none of ours', async () => {
  const browser = { 'accept-language': 'en' }
  expect((await open('/terms', { ...browser, cookie: `${localeCookie}=de` })).text).toBe('eine Seite')
  expect((await open('/terms', { ...browser, cookie: `${localeCookie}=../x` })).text).toBe('the terms')
})

it('nobody who keeps pages for others may give one to whom another is meant for', async () => {
  for (const path of ['/terms', '/'])
    expect((await open(path, {})).vary?.split(', ')).toEqual(
      expect.arrayContaining(['accept-language', 'cookie', 'accept-encoding']),
    )
})
