import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProjectId } from '../../server/storage/new-id.ts'
import { form, newProject, type Person, signedUp, visitor } from './support/person.ts'
import { publish } from './support/publish.ts'
import { publishedProject } from './support/publish-project.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

let server: TestServer
let ada: Person
let ben: Person
let guest: Person
beforeAll(async () => {
  server = await startTestServer()
  ada = await signedUp(server.origin, 'ada')
  ben = await signedUp(server.origin, 'ben')
  guest = visitor(server.origin)
  await publishedProject(ada, 'Dragon race', { tags: 'race,animals', description: 'Über den Fluss' })
  await publishedProject(ada, 'Moon maze', { tags: '["space","maze"]' })
  await publishedProject(ben, 'Space quiz', { tags: 'space, quiz' })
  await publishedProject(ben, '100%_real', {})
  await newProject(ben, 'Secret dragon')
})
afterAll(() => server.end())

const names = (answer: { json: { projects: readonly { displayName: string }[] } }) =>
  answer.json.projects.map(({ displayName }) => displayName)
/** Copies a project and shows the copy; answers its id. */
const publishRemix = async (person: Person, projectId: string, visibility: string) => {
  const copy = (await person.call('POST', '/api/project/clone', form({ projectId }))).json.project
  const answer = await publish(person, copy._id, `Remix in ${visibility}`, 'text')
  await person.call('PUT', '/api/project/visibility', { id: copy._id, visibility })
  expect(answer.status).toBe(200)
  return copy._id
}
const search = (query: string, person = guest) =>
  person.call('GET', `/api/project/v2?isKidProject=true${query}`)
const like = (person: Person, projectname: string, username: string, more: object = {}) =>
  person.call('POST', '/api/project/like', { projectname, username, ...more })

describe('[C04] the community list', () => {
  it('shows to a visitor what is published for everybody, the newest first, and nothing else', async () => {
    const answer = await search('')
    expect(names(answer)).toEqual(['100%_real', 'Space quiz', 'Moon maze', 'Dragon race'])
    expect(answer.json.count).toBe(4)
    expect(answer.json.projects[3]).toMatchObject({
      username: 'ada',
      tags: ['animals', 'race'],
      likesCount: 0,
      remixesCount: 0,
      visibility: 'public',
    })
  })

  it.each([
    ['title', 'moon', ['Moon maze']],
    ['description, whatever the case of its letters', 'ÜBER', ['Dragon race']],
    ['maker', 'BEN', ['100%_real', 'Space quiz']],
    ['tag in German', 'weltraum', ['Space quiz', 'Moon maze']],
    ['words that must all be found', 'space quiz', ['Space quiz']],
    ['a sign that a database takes for any text', '%', ['100%_real']],
    ['a backslash', '\\', []],
  ])('finds by %s', async (_what, words, found) => {
    expect(names(await search(`&q=${encodeURIComponent(words)}`))).toEqual(found)
  })

  it('takes tag, page and limit together', async () => {
    expect(names(await search('&tag=space'))).toEqual(['Space quiz', 'Moon maze'])
    const second = await search('&tag=space&limit=1&page=2')
    expect([names(second), second.json.page, second.json.count]).toEqual([['Moon maze'], 2, 2])
    expect(names(await search('&q=space&tag=quiz'))).toEqual(['Space quiz'])
    expect(names(await search('&tag=nothing'))).toEqual([])
  })

  it('sorts by likes and by remixes', async () => {
    await like(ben, 'dragon-race', 'ada', { isLiked: true })
    const { _id } = (await ada.call('GET', '/api/project/by-name?username=ada&name=moon-maze')).json.project
    await publishRemix(ben, _id, 'link')
    expect(names(await search('&sort=liked'))[0]).toBe('Dragon race')
    expect(names(await search('&sort=remixed'))[0]).toBe('Moon maze')
  })

  it('[threat 30] counts remixes that others show, one of each person', async () => {
    const original = await publishedProject(ada, 'Remixed a lot')
    const counted = async () =>
      (await search('&q=remixed+a+lot')).json.projects.map(
        ({ remixesCount }: { remixesCount: number }) => remixesCount,
      )
    await publishRemix(ada, original._id, 'public')
    for (let time = 0; time < 3; time += 1) {
      await ben.call('POST', '/api/project/clone', form({ projectId: original._id }))
      const fields = { displayName: 'Not shown', scenes: '[]', remixedFromProjectId: original._id }
      await ben.call('POST', '/api/project', form(fields))
    }
    expect(await counted(), 'own ones and those that nobody sees').toEqual([0])
    const first = await publishRemix(ben, original._id, 'link')
    const second = await publishRemix(ben, original._id, 'link')
    expect(await counted(), 'two of one person').toEqual([1])
    await ben.call('DELETE', '/api/project', { id: first })
    await ben.call('PUT', '/api/project/visibility', { id: second, visibility: 'private' })
    expect(await counted(), 'not shown any more').toEqual([0])
  })

  it.each(['&sort=best', '&page=0', '&limit=1000', `&q=${'x'.repeat(101)}`, '&page=x'])(
    'refuses %s',
    async (query) => {
      expect((await search(query)).status).toBe(400)
    },
  )

  it('[C06] neither shows nor counts what lies in a bin', async () => {
    const { _id } = await publishedProject(ada, 'Thrown away')
    await server.storage.bin.put(_id, Date.now())
    const answer = await search('&q=thrown')
    expect([names(answer), answer.json.count]).toEqual([[], 0])
  })

  it('tells grown-ups’ projects from kids’ ones', async () => {
    const made = await ada.call('POST', '/api/project', form({ displayName: 'Old', isKidProject: 'false' }))
    await publishedProject(ada, 'Young')
    const { _id } = made.json.project
    await ada.call('PUT', '/api/project/visibility', { id: _id, visibility: 'public' })
    expect(names(await search('&q=old'))).toEqual([])
    expect(names(await search('&q=young'))).toEqual(['Young'])
    await server.storage.bin.put(_id, 1)
  })
})

describe('[C08] liking', () => {
  it('[P01] needs a login', async () => {
    const answer = await like(guest, 'space-quiz', 'ben')
    expect([answer.status, answer.json.msg]).toEqual([401, 'Not Logged In'])
  })

  it('turns one’s own like round with each call and says how it is now', async () => {
    expect((await like(ada, 'space-quiz', 'ben')).json).toEqual({ isLikedByMe: true, likesCount: 1 })
    expect((await like(ben, 'space-quiz', 'ben')).json).toEqual({ isLikedByMe: true, likesCount: 2 })
    expect((await like(ada, 'space-quiz', 'ben')).json).toEqual({ isLikedByMe: false, likesCount: 1 })
    const page = await ada.call('GET', '/api/project/by-name?username=ben&name=space-quiz')
    expect(page.json).toMatchObject({ isLikedByMe: false, likesCount: 1, tags: ['quiz', 'space'] })
  })

  it('is told in every list to the person alone', async () => {
    const isLiked = async (person: Person, path: string) => {
      const { projects } = (await person.call('GET', path)).json
      return projects.find(({ displayName }: { displayName: string }) => displayName === 'Space quiz')
        ?.isLikedByMe
    }
    const found = '/api/project/v2?q=quiz'
    expect([await isLiked(ben, found), await isLiked(ada, found), await isLiked(guest, found)]).toEqual([
      true,
      false,
      false,
    ])
    const alike = '/api/project/similiar?username=ada&projectname=moon-maze'
    expect([await isLiked(ben, alike), await isLiked(guest, alike)]).toEqual([true, false])
    expect(await isLiked(ben, '/api/project/v2/liked/projects')).toBe(true)
  })

  it('[threat 30] counts a person once, however often they ask at once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => like(ada, 'moon-maze', 'ada', { isLiked: true })))
    expect((await like(ada, 'moon-maze', 'ada', { isLiked: true })).json.likesCount).toBe(1)
  })

  it('[P03] knows nothing of a project that one may not see, nor of an id in place of the login', async () => {
    const answer = await like(ada, 'secret-dragon', 'ben', { userId: 'x' })
    expect([answer.status, answer.json.code]).toEqual([404, 'project.missing'])
    expect((await like(ada, 'nothing', 'nobody')).status).toBe(404)
  })
})

it('[C10] what one has liked comes newest first, as long as one may see it', async () => {
  const cem = await signedUp(server.origin, 'cem')
  await like(cem, 'dragon-race', 'ada')
  await like(cem, 'space-quiz', 'ben')
  const liked = () => cem.call('GET', '/api/project/v2/liked/projects')
  expect(names(await liked())).toEqual(['Space quiz', 'Dragon race'])
  const { _id } = (await liked()).json.projects[1]
  await ada.call('PUT', '/api/project/visibility', { id: _id, visibility: 'private' })
  expect(names(await liked())).toEqual(['Space quiz'])
  await ada.call('PUT', '/api/project/visibility', { id: _id, visibility: 'public' })
  expect((await guest.call('GET', '/api/project/v2/liked/projects')).json.code).toBe('account.login-needed')
})

it('[C09] similar projects share tags, words, maker or original, the most alike first', async () => {
  const similar = (projectname: string, username: string, person = guest) =>
    person.call('GET', `/api/project/similiar?${new URLSearchParams({ projectname, username })}`)
  const found = names(await similar('moon-maze', 'ada'))
  expect(found[0]).toBe('Space quiz')
  expect(found).toContain('Dragon race')
  expect(found).not.toContain('Moon maze')
  expect(found).not.toContain('100%_real')
  expect((await similar('secret-dragon', 'ben', ada)).json.code).toBe('project.missing')
})

describe('[C14] tags', () => {
  it('come in a fixed list in both languages', async () => {
    const { json } = await guest.call('GET', '/api/tags?tagFor=kids')
    expect(json.data).toContainEqual({ tag: 'space', en: 'Space', de: 'Weltraum' })
    expect((await guest.call('GET', '/api/tags?tagFor=others')).status).toBe(400)
  })

  it('are given at publishing or changing; unknown ones are refused and change nothing', async () => {
    const project = await publishedProject(ada, 'Tagged', { tags: 'art' })
    const tagsNow = async () => (await search('&q=tagged')).json.projects[0].tags
    await ada.call('PUT', '/api/project', form({ id: project._id, tags: '["music","art"]' }))
    expect(await tagsNow()).toEqual(['art', 'music'])
    const bad = await ada.call('PUT', '/api/project', form({ id: project._id, tags: 'art,rude' }))
    expect([bad.status, bad.json.code]).toEqual([400, 'project.tag-unknown'])
    await ada.call('PUT', '/api/project', form({ id: project._id, description: 'x' }))
    expect(await tagsNow()).toEqual(['art', 'music'])
    await ada.call('PUT', '/api/project', form({ id: project._id, tags: '' }))
    expect(await tagsNow()).toEqual([])
  })
})

describe('the remix tree', () => {
  const tree = async (person: Person, name: string, username: string) =>
    (await person.call('GET', `/api/project/remixes?${new URLSearchParams({ projectname: name, username })}`))
      .json
  const remixOf = async (person: Person, projectId: string, displayName: string) =>
    (await person.call('POST', '/api/project/clone', form({ projectId, displayName }))).json.project._id

  it('goes up to the first of all and down to the last remix, past what the asker may not see', async () => {
    const first = await publishedProject(ada, 'Seed')
    const hidden = await remixOf(ben, first._id, 'Hidden sprout')
    const last = await remixOf(ben, hidden, 'Flower')
    await ben.call('PUT', '/api/project/visibility', { id: last, visibility: 'link' })
    expect(await tree(guest, 'seed', 'ada')).toEqual({ ancestors: [], remixes: [] })
    const bens = await tree(ben, 'seed', 'ada')
    expect(
      bens.remixes.map(({ project, remixOf }: { project: { _id: string }; remixOf: string }) => [
        project._id,
        remixOf,
      ]),
    ).toEqual([
      [hidden, first._id],
      [last, hidden],
    ])
    const guests = await tree(guest, 'flower', 'ben')
    expect(names({ json: { projects: guests.ancestors } })).toEqual(['Seed'])
    const own = await tree(ben, 'flower', 'ben')
    expect(names({ json: { projects: own.ancestors } })).toEqual(['Hidden sprout', 'Seed'])
  })

  it('[threat 30] has room for what is shown, however many copies that nobody sees were there before', async () => {
    const first = await publishedProject(ada, 'Often copied')
    const ownerId = (await server.storage.accounts.byUsername('ben'))?.id ?? ''
    const copies = Array.from({ length: 301 }, (_, number) => ({
      id: newProjectId(),
      owner_id: ownerId,
      name: `copy-${number}`,
      display_name: 'Copy',
      description: '',
      visibility: 'private' as const,
      domain_key: null,
      remixed_from_id: first._id,
      play_code: null,
      created_at: 1,
      updated_at: 1,
    }))
    await server.database.insertInto('project').values(copies).execute()
    const shown = await publishRemix(ben, first._id, 'public')
    const below = await publishRemix(ben, copies[300]?.id ?? '', 'public')
    const { remixes } = await tree(guest, 'often-copied', 'ada')
    expect(remixes.map(({ project }: { project: { _id: string } }) => project._id)).toEqual([shown, below])
    expect(remixes.map(({ remixOf }: { remixOf: string }) => remixOf)).toEqual([first._id, first._id])
    expect((await tree(ben, 'often-copied', 'ada')).remixes).toHaveLength(300)
  })

  it('[P03] is missing for a project that one may not see', async () => {
    expect((await tree(ada, 'secret-dragon', 'ben')).code).toBe('project.missing')
  })
})
