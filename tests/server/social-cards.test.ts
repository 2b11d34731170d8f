import { afterAll, beforeAll, expect, it } from 'vitest'
import { appPages } from './support/app-pages.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const page = `<!doctype html><html lang="en"><head>
    <meta name="description" content="Build worlds" />
    <title>Nestling</title>
    <link rel="icon" href="/egg.svg" />
  </head><body><div id="root"></div></body></html>`

let server: TestServer
let ada: Person
let published: Awaited<ReturnType<typeof publishedProject>>
beforeAll(async () => {
  server = await startTestServer({ files: appPages(page) })
  ada = await signedUp(server.origin, 'ada')
  published = await publishedProject(ada, 'Dragon & "Co" <b>', {
    description: '</title><script>x</script> $& fire',
  })
})
afterAll(() => server.end())

const open = async (path: string): Promise<string> => {
  const answer = await fetch(server.origin + path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  return answer.text()
}
const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

it('a project’s page says what it shows to those who run no program, with its picture', async () => {
  const html = await open(`/ada/projects/${published.name}`)
  expect(html.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Dragon &amp; &quot;Co&quot; &lt;b&gt; by ada · Nestling</title>',
  ])
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(meta(html, 'og:description')).toBe('&lt;/title&gt;&lt;script&gt;x&lt;/script&gt; $&amp; fire')
  expect(meta(html, 'og:url')).toBe(`${server.origin}/ada/projects/${published.name}`)
  expect(html).not.toContain('<script>')
  expect(html).toContain('<div id="root"></div>')
  const picture = meta(html, 'og:image') ?? ''
  expect(picture).toBe(`${server.origin}${published.published.thumbnail.replaceAll('&', '&amp;')}`)
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
})

it('so does the player, and the same page under the dashboard', async () => {
  for (const path of [`/play/${published.published.playCode}`, `/dashboard/ada/projects/${published.name}`]) {
    expect(meta(await open(path), 'og:url')).toBe(`${server.origin}/ada/projects/${published.name}`)
  }
})

it('[P03] nothing is told of what a visitor may not see, to its owner neither', async () => {
  await newProject(ada, 'Secret')
  const hidden = await publishedProject(ada, 'Hidden')
  await ada.call('PUT', '/api/project/visibility', { id: hidden._id, visibility: 'private' })
  for (const path of [
    '/ada/projects/secret',
    '/ada/projects/hidden',
    `/play/${hidden.published.playCode}`,
    '/ada/projects/nothing',
    '/nobody/projects/secret',
    '/ada/courses',
    '/',
    '/play/zzzzzz',
  ]) {
    const answer = await fetch(server.origin + path, { headers: { cookie: ada.cookie } })
    expect(await answer.text(), path).toBe(page)
  }
})
