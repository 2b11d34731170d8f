import { CookieJar, JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  binRoute,
  deleteProjectRoute,
  removeFromBinRoute,
  restoreProjectRoute,
} from '../../src/client/http/bin-routes.ts'
import { call } from '../../src/client/http/call.ts'
import { callWithProgress } from '../../src/client/http/call-with-progress.ts'
import {
  communityRoute,
  likedProjectsRoute,
  likeRoute,
  remixTreeRoute,
  similarProjectsRoute,
  tagsRoute,
} from '../../src/client/http/community-routes.ts'
import {
  acceptInvitationRoute,
  createInvitationRoute,
  invitationsRoute,
  revokeInvitationRoute,
} from '../../src/client/http/invitation-routes.ts'
import { updateProjectRoute, visibilityRoute } from '../../src/client/http/project-routes.ts'
import type { Route } from '../../src/client/http/route.ts'
import {
  uploadAddressRoute,
  uploadByTokenRoute,
  uploadScreenshotRoute,
} from '../../src/client/http/screenshot-routes.ts'
import { callAs } from './support/call-as.ts'
import { newProject, type Person, signedUp } from './support/person.ts'
import { jpegPicture } from './support/publication.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let ada: Person
let ben: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await signedUp(server.origin, 'ada')
  ben = await signedUp(server.origin, 'ben')
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(() => server.end())

/** What the app reads from an answer; fails when the route's schema does not fit it. */
async function dataOf<Input, Data>(person: Person, route: Route<Input, Data>, input: Input): Promise<Data> {
  callAs(person)
  const result = await call(route, input)
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

describe('the app’s own calls fit the server', () => {
  it('[C04] [C08] [C09] [C10] [C14] of the community', async () => {
    await publishedProject(ada, 'Space race', { tags: 'space' })
    await publishedProject(ben, 'Space maze', { tags: 'space' })
    const found = await dataOf(ada, communityRoute, { q: 'maze', tag: 'space', sort: 'liked' })
    expect(found.projects.map(({ displayName }) => displayName)).toEqual(['Space maze'])
    const address = { projectname: 'space-maze', username: 'ben' }
    expect(await dataOf(ada, likeRoute, { ...address, isLiked: true })).toEqual({
      isLikedByMe: true,
      likesCount: 1,
    })
    expect((await dataOf(ada, likedProjectsRoute, null)).projects).toHaveLength(1)
    const alike = await dataOf(ada, similarProjectsRoute, address)
    expect(alike.projects[0]?.displayName).toBe('Space race')
    expect(await dataOf(ada, remixTreeRoute, address)).toEqual({ ancestors: [], remixes: [] })
    expect((await dataOf(ada, tagsRoute, null)).data.length).toBeGreaterThan(10)
  })

  it('[C05] [C06] of one’s own projects and their bin', async () => {
    const id = await newProject(ada, 'Den')
    const changed = await dataOf(ada, updateProjectRoute, {
      id,
      displayName: 'Cave',
      tags: ['art', 'music'],
      projectScreenshot: jpegPicture(),
    })
    expect(changed.project.name).toBe('cave')
    expect((await dataOf(ada, visibilityRoute, { id, visibility: 'link' })).project.visibility).toBe('link')
    await dataOf(ada, deleteProjectRoute, { id })
    expect((await dataOf(ada, binRoute, null)).projects[0]?._id).toBe(id)
    expect((await dataOf(ada, restoreProjectRoute, { id })).project._id).toBe(id)
    await dataOf(ada, deleteProjectRoute, { id })
    expect(await dataOf(ada, removeFromBinRoute, { id })).toEqual({})
  })

  it('of invitation links', async () => {
    const projectId = await newProject(ada, 'Together')
    const { invitation, token } = await dataOf(ada, createInvitationRoute, { projectId, role: 'editor' })
    expect((await dataOf(ben, acceptInvitationRoute, { token })).access).toBe('editor')
    expect((await dataOf(ada, invitationsRoute, { projectId })).invitations[0]?.uses).toBe(1)
    await dataOf(ada, revokeInvitationRoute, { projectId, id: invitation.id })
  })

  it('[C02] [C03] of pictures', async () => {
    const projectId = await newProject(ada, 'Album')
    const screenshot360 = jpegPicture()
    const { token } = await dataOf(ada, uploadAddressRoute, { projectId })
    const sent = await dataOf(ada, uploadByTokenRoute, { token, name: 'scene1', screenshot360 })
    expect(sent.picture).toContain('scene1')
    const own = await dataOf(ada, uploadScreenshotRoute, { projectId, name: 'Cave', screenshot360 })
    expect(own.picture).toContain('Cave')
  })
})

describe('[C03] a call that tells how far it is', () => {
  /** A page of the app with a person's cookie, whose XMLHttpRequest is a real one. */
  function page(person: Person) {
    const cookieJar = new CookieJar()
    cookieJar.setCookieSync(person.cookie, person.origin)
    const { window } = new JSDOM('', { url: person.origin, cookieJar })
    vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest)
    vi.stubGlobal('FormData', window.FormData)
    return window
  }

  it('says which share has gone out, up to all of it, and answers as any call', async () => {
    const projectId = await newProject(ada, 'Progress')
    const { Blob: PageBlob } = page(ada)
    const screenshot360 = new PageBlob([await jpegPicture().arrayBuffer()])
    const shares: number[] = []
    const result = await callWithProgress(
      uploadScreenshotRoute,
      { projectId, name: 'Cave', screenshot360 },
      (share) => shares.push(share),
    )
    expect(result.ok && result.data.picture).toContain('Cave')
    expect(shares.at(-1)).toBe(1)
  })

  it('gives refusals by their code, and is offline when nobody answers', async () => {
    const { Blob: PageBlob } = page(ada)
    const input = { projectId: 'nothing', name: 'Cave', screenshot360: new PageBlob(['x']) }
    const refused = await callWithProgress(uploadScreenshotRoute, input, () => undefined)
    expect(!refused.ok && refused.error.code).toBe('project.missing')
    const lost = { ...uploadScreenshotRoute, path: () => 'http://localhost:9/nothing' }
    const offline = await callWithProgress(lost, input, () => undefined)
    expect(!offline.ok && offline.error.code).toBe('general.offline')
  })
})
