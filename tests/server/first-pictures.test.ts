import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallPicture } from '../../protocol/addresses/small-picture.ts'
import { appPages } from './support/app-pages.ts'
import { form, type Person, signedUp } from './support/person.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

const page = `<!doctype html><html lang="en"><head><title>Nestling</title><meta name="description" content="x" />
  </head><body><div id="root"><img class="first-brand" src="/egg.svg" alt="Nestling" /></div><i class="a" data-first-picture="true"></i></body></html>`

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startTestServer({ files: appPages(page) })
  ada = await signedUp(server.origin, 'ada')
})
afterAll(() => server.end())

const open = async (path: string): Promise<string> => (await fetch(server.origin + path)).text()
const preloads = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="preload" as="image" href="([^"]*)"/g)].map(([, href = '']) => href)
const shown = (html: string): readonly string[] =>
  [...html.matchAll(/<img src="([^"]*)" alt="">/g)].map(([, src = '']) => src)
const inHtml = (address: string): string => address.replaceAll('&', '&amp;')

const picture = async (): Promise<Blob> => {
  const large = sharp({ create: { width: 800, height: 600, channels: 4, background: '#84b8' } }).png()
  return new Blob([new Uint8Array(await large.toBuffer())])
}

it('a world’s page shows its picture before its script is here', async () => {
  const { name, published } = await publishedProject(ada, 'Fox & hen')
  const path = `/ada/projects/${name}`
  const html = await open(path)
  const address = inHtml(published.thumbnail)
  expect(preloads(html)).toEqual([address])
  const pictures = `<div class="first-pictures first-stage"><img src="${address}" alt=""></div>`
  expect(html.replaceAll('\n', '')).toContain(`</i>${pictures}</body>`)
})

it('a shelf shows the small ones of its first four that everybody may see, newest first, and none of somebody hidden', async () => {
  const bea = await signedUp(server.origin, 'bea')
  expect(await open('/bea')).toBe(page)
  const worlds = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) worlds.push(await publishedProject(bea, name))
  const hidden = await publishedProject(bea, 'six')
  await bea.call('PUT', '/api/project/visibility', { id: hidden._id, visibility: 'private' })
  const answer = await ada.call('GET', '/api/project/of-user?username=bea')
  const listed: { published: { thumbnail: string } }[] = answer.json.projects
  const first = listed.slice(0, 4).map(({ published }) => inHtml(smallPicture(published.thumbnail)))
  expect(first).toHaveLength(4)
  for (const path of ['/bea', '/bea/projects', '/dashboard/bea']) {
    const html = await open(path)
    expect([preloads(html), shown(html)], path).toEqual([first, first])
    expect(html).not.toContain(hidden.published.playCode)
  }
  expect(await open('/bea/courses')).toBe(page)
  // Their own page has more above the shelf, and so has a head with words: it would stand elsewhere a moment later.
  const own = await fetch(`${server.origin}/bea`, { headers: { cookie: bea.cookie } })
  expect(await own.text()).toBe(page)
  await bea.call('PUT', '/api/users/profile', { name: 'Bea', about: 'I like owls.' })
  expect(await open('/bea')).toBe(page)
  await bea.call('PUT', '/api/users/profile', { name: 'Bea', about: '' })
  expect(shown(await open('/bea'))).toEqual(first)
  expect(await open('/nobody')).toBe(page)
  const owner = await server.storage.accounts.byUsername('bea')
  const subject = { kind: 'profile', id: owner?.id ?? '' } as const
  await server.storage.reports.decide(subject, {
    id: 'd1',
    decision: 'hide',
    by: owner?.id ?? '',
    at: Date.now(),
  })
  expect(await open('/bea')).toBe(page)
})

it('the community shows the world that most people like where it will stand, and no other', async () => {
  const liked = await publishedProject(ada, 'Liked')
  await publishedProject(ada, 'Newer')
  await ada.call('POST', '/api/project/like', { username: 'ada', projectname: liked.name, isLiked: true })
  const html = await open('/community')
  const address = inHtml(liked.published.thumbnail)
  expect(preloads(html)).toEqual([address])
  expect(html).toContain(`<i class="a" style="background-image:url('${address}')"></i>`)
})

it('a page with pictures is packed for who can unpack it', async () => {
  const path = '/ada'
  const plain = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } })
  const packed = await fetch(server.origin + path, { headers: { 'accept-encoding': 'gzip, br' } })
  expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
  expect(packed.headers.get('vary')).toContain('accept-encoding')
  expect(await packed.text()).toBe(await plain.text())
})

it('a published picture has a small one, which is kept and asked for like it', async () => {
  const { published, _id } = await publishedProject(ada, 'Large', { screenshot: await picture() })
  const ask = (path: string, etag?: string) =>
    fetch(server.origin + path, { headers: etag === undefined ? {} : { 'if-none-match': etag } })
  const path = smallPicture(published.thumbnail)
  const large = await ask(published.thumbnail)
  for (let time = 0; time < 2; time++) {
    const small = await ask(path)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
    expect([width, height]).toEqual([400, 300])
    const etag = small.headers.get('etag') ?? ''
    expect(etag).not.toBe(large.headers.get('etag'))
    expect((await ask(path, etag)).status).toBe(304)
  }
  expect((await ask(`${published.thumbnail}&width=401`)).status).toBe(400)
  expect((await ask(path.replace(/v=\d+/, 'v=99999'))).status).toBe(404)
  // Published anew it is another picture; what is not shown any more has no small one either.
  const narrow = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } }).jpeg()
  const screenshot = new Blob([new Uint8Array(await narrow.toBuffer())])
  const anew = form({
    projectId: _id,
    displayName: 'Large',
    isUpdate: 'true',
    saveCurrentScene: 'false',
    screenshot,
  })
  const answer = await ada.call('POST', '/api/project/publish', anew)
  const again = await ask(smallPicture(answer.json.project.published.thumbnail))
  const { width } = await sharp(Buffer.from(await again.arrayBuffer())).metadata()
  expect(width).toBe(40)
  await ada.call('PUT', '/api/project/visibility', { id: _id, visibility: 'private' })
  expect((await ask(path)).status).toBe(404)
})
