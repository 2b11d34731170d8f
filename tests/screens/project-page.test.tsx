// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { communityProject } from '../support/community-project.ts'
import { type Asked, leave, refusal, renderAt } from './render-at.tsx'

afterEach(leave)
afterEach(() => vi.restoreAllMocks())
const person = userEvent.setup()

const user = { _id: 'u1', username: 'ben', email: '', name: 'Ben', createdAt: 1, profileImg: null }
const project = communityProject({ name: 'maze', displayName: 'Maze', description: 'Find the way out.' })
const original = communityProject({ name: 'first', displayName: 'The First', username: 'zoe' })
const remix = communityProject({ name: 'remix', displayName: 'Night Maze', username: 'ali' })
const page = {
  project,
  tags: ['maze', 'game'],
  access: 'viewer',
  isMember: false,
  isLikedByMe: false,
  likesCount: 3,
}

function answers(
  more: (asked: Asked) => { body: unknown; status?: number } | undefined = () => undefined,
  who: unknown = null,
) {
  return (asked: Asked) => {
    const { path } = asked
    const own = more(asked)
    if (own) return own
    if (path === '/api/auth/me') return { body: { user: who } }
    if (path.startsWith('/api/project/by-name')) return { body: page }
    if (path.startsWith('/api/project/remixes')) {
      return { body: { ancestors: [original], remixes: [{ project: remix, remixOf: project._id }] } }
    }
    if (path.startsWith('/api/project/similiar')) {
      const projects = Array.from({ length: 6 }, (_, index) => communityProject({ name: `alike-${index}` }))
      return { body: { projects } }
    }
    return undefined
  }
}
const open = async (options: Parameters<typeof renderAt>[1]) => {
  const app = await renderAt('/mia7/projects/maze', options)
  await screen.findByRole('heading', { name: 'Maze', level: 1 }, { timeout: 10_000 })
  return app
}

describe('[R15] a project page', () => {
  it.each([
    [
      'en',
      'Hidden by the team',
      /^The team has hidden this world/,
      'Write to us if you have a question.',
      ['Clone', 'Share'],
    ],
    [
      'de',
      'Vom Team verborgen',
      /^Das Team hat diese Welt verborgen/,
      'Schreib uns, wenn du Fragen hast.',
      ['Kopieren', 'Teilen'],
    ],
  ] as const)(
    'tells the owner that staff hid it, and offers neither a copy nor a link to pass on (%s)',
    async (locale, chip, why, write, gone) => {
      const own = { ...page, isMember: true, access: 'owner', project: { ...project, isHidden: true } }
      await open({
        answer: answers(({ path }) => (path.startsWith('/api/project/by-name') ? { body: own } : undefined)),
        locale,
      })
      expect(screen.getByText(chip)).toBeTruthy()
      expect(screen.getByText(why)).toBeTruthy()
      expect(screen.getByRole('link', { name: write }).getAttribute('href')).toBe('/contact')
      expect(screen.queryByText(/^(Published on|Veröffentlicht am)/)).toBeNull()
      for (const name of gone) expect(screen.queryByRole('button', { name })).toBeNull()
    },
  )

  it('begins with the name of the world for whoever goes from heading to heading, also while nobody can play it', async () => {
    const own = { ...page, isMember: true, access: 'owner', project: { ...project, published: null } }
    await open({
      answer: answers(({ path }) => (path.startsWith('/api/project/by-name') ? { body: own } : undefined)),
    })
    expect(screen.getByText('Still in the workshop')).toBeTruthy()
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Maze')
  })

  it('tells what the world is about, of which kind it is, where it comes from and what became of it', async () => {
    await open({ answer: answers() })
    expect(screen.getByText('Find the way out.')).toBeTruthy()
    const kinds = screen.getByRole('list', { name: 'What kind of world it is' })
    expect(within(kinds).getByRole('link', { name: 'Maze' }).getAttribute('href')).toBe('/community?tag=maze')
    const tree = await screen.findByRole('region', { name: 'Family tree' })
    const members = within(tree).getAllByRole('link')
    expect(members.map((link) => link.getAttribute('href'))).toEqual([
      '/zoe/projects/first',
      '/mia7/projects/maze',
      '/ali/projects/remix',
    ])
    expect(members[1]?.getAttribute('aria-current')).toBe('page')
    expect(document.title).toBe('Maze by mia7 · Nestling')
    expect(screen.getByRole('link', { name: 'See inside' }).getAttribute('href')).toBe('/mia7/maze')
  })

  it('[M14] shows similar projects in a row, and all of them in a modal', async () => {
    const other = { ...page, project: communityProject({ name: 'alike-5' }) }
    const { place } = await open({
      answer: answers(({ path }) => (path.includes('name=alike-5') ? { body: other } : undefined)),
    })
    const row = await screen.findByRole('region', { name: 'Similar projects' })
    expect(within(row).getAllByRole('link')).toHaveLength(4)
    await person.click(within(row).getByRole('button', { name: 'Show all' }))
    const modal = await screen.findByRole('dialog', { name: 'Similar projects' })
    expect(within(modal).getAllByRole('link')).toHaveLength(6)
    await person.click(within(modal).getByRole('link', { name: /alike-5/ }))
    await waitFor(() => expect(place.current).toBe('/mia7/projects/alike-5'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what this device can do, and that it has no headset', async () => {
    await open({ answer: answers() })
    const devices = screen.getByRole('region', { name: 'Where it plays' })
    expect(await within(devices).findByText(/VR: no headset was found.*abc234/)).toBeTruthy()
    expect(
      within(devices).getByText(/AR: browsers give the camera only to addresses that begin with https/),
    ).toBeTruthy()
  })

  it.each([
    ['videoinput', /AR: this device has a camera/],
    ['audioinput', /AR: no camera was found.*abc234/],
  ])('says whether a camera for AR was found where there is a %s', async (kind, sentence) => {
    const mediaDevices = { enumerateDevices: async () => [{ kind }] }
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
    await open({ answer: answers() })
    expect(await screen.findByText(sentence)).toBeTruthy()
    // Who has none gets the way to a device that has one.
    await waitFor(() =>
      expect(screen.queryAllByTitle('QR code to this world')).toHaveLength(kind === 'videoinput' ? 0 : 1),
    )
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })

  it('[T11] says that worlds can stand on a floor where the device finds one, with or without a camera for pictures', async () => {
    const isSessionSupported = async (mode: string) => mode === 'immersive-ar'
    Object.defineProperty(navigator, 'xr', { value: { isSessionSupported }, configurable: true })
    const mediaDevices = { enumerateDevices: async () => [] }
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
    await open({ answer: answers() })
    expect(await screen.findByText(/AR: on this device .* floor or table/)).toBeTruthy()
    expect(screen.queryByTitle('QR code to this world')).toBeNull()
    Reflect.deleteProperty(navigator, 'xr')
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })

  it('says that VR needs https where the page came without', async () => {
    vi.stubGlobal('isSecureContext', false)
    await open({ answer: answers() })
    expect(await screen.findByText(/VR: browsers show worlds in a headset only at .* https/)).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('offers what a headset can do where the browser has one', async () => {
    const isSessionSupported = async (mode: string) => mode === 'immersive-vr'
    Object.defineProperty(navigator, 'xr', { value: { isSessionSupported }, configurable: true })
    await open({ answer: answers() })
    expect(await screen.findByText('VR: a headset was found on this device')).toBeTruthy()
    Reflect.deleteProperty(navigator, 'xr')
  })
})

describe('the heart', () => {
  const likes = (asked: readonly Asked[]) => asked.filter(({ path }) => path === '/api/project/like')

  it('[S08] shows what the server answers', async () => {
    const { asked } = await open({
      answer: answers(
        ({ path }) =>
          path === '/api/project/like' ? { body: { isLikedByMe: true, likesCount: 12 } } : undefined,
        user,
      ),
    })
    const heart = screen.getByRole('button', { name: /^Like Maze, / })
    expect([heart.getAttribute('aria-pressed'), heart.textContent]).toEqual(['false', 'Like Maze, 3'])
    await person.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    expect(heart.textContent).toBe('Like Maze, 12')
    expect(likes(asked).map(({ body }) => body)).toEqual([
      { projectname: 'maze', username: 'mia7', isLiked: true },
    ])
  })

  it('[S08][P01] opens the login for a visitor, and asks nothing', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { asked } = await open({ answer: answers() })
    await person.click(screen.getByRole('button', { name: /^Like Maze, / }))
    expect(await screen.findByRole('dialog', { name: /Login to Nestling/ }, { timeout: 10_000 })).toBeTruthy()
    expect(likes(asked)).toEqual([])
    expect(warned).toHaveBeenCalledExactlyOnceWith('like:', 'Not Logged In')
  })

  it('[X04] logs a failure and stays as it was', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open({
      answer: answers(
        ({ path }) => (path === '/api/project/like' ? refusal('project.missing') : undefined),
        user,
      ),
    })
    const heart = screen.getByRole('button', { name: /^Like Maze, / })
    await person.click(heart)
    await waitFor(() => expect(warned).toHaveBeenCalledExactlyOnceWith('like:', 'project.missing'))
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what can be done with a project', () => {
  it('[M03] duplicates it under a name of one’s own, once for each opening', async () => {
    let tries = 0
    const { asked } = await open({
      answer: answers(({ path }) => {
        if (path !== '/api/project/clone') return undefined
        tries += 1
        if (tries === 1) return refusal('general.unexpected')
        return { body: { project: { ...project, username: 'ben', displayName: 'Mine' } } }
      }, user),
    })
    await person.click(screen.getByRole('button', { name: 'Clone' }))
    const modal = await screen.findByRole('dialog', { name: 'Duplicate Maze' }, { timeout: 10_000 })
    const name = within(modal).getByRole<HTMLInputElement>('textbox', { name: 'Name of the copy' })
    expect(name.value).toBe('Maze, my copy')
    await person.clear(name)
    await person.type(name, 'Mine')
    const submit = within(modal).getByRole('button', { name: 'Duplicate' })
    await person.click(submit)
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    await person.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Mine lies on your shelf.')).toBeTruthy()
    const copies = asked.filter(({ path }) => path === '/api/project/clone').map(({ body }) => Object(body))
    expect(copies.map(({ displayName }) => displayName)).toEqual(['Mine', 'Mine'])
    expect(copies[0].originKey).toBe(copies[1].originKey)
  })

  it('[M03] asks to log in again when the login has ended since the page came', async () => {
    await open({
      answer: answers(
        ({ path }) => (path === '/api/project/clone' ? refusal('account.login-needed') : undefined),
        user,
      ),
    })
    await person.click(screen.getByRole('button', { name: 'Clone' }))
    const modal = await screen.findByRole('dialog', { name: 'Duplicate Maze' }, { timeout: 10_000 })
    await person.click(within(modal).getByRole('button', { name: 'Duplicate' }))
    expect(
      await screen.findByRole('dialog', { name: 'Welcome - Login to Nestling' }, { timeout: 10_000 }),
    ).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('reports it with a reason, without a login', async () => {
    const { asked } = await open({
      answer: answers(({ path }) => (path === '/api/report' ? { body: {} } : undefined)),
    })
    await person.click(screen.getByRole('button', { name: 'Report' }))
    const modal = await screen.findByRole('dialog', { name: 'Report Maze' }, { timeout: 10_000 })
    const submit = within(modal).getByRole('button', { name: 'Report' })
    expect(submit.hasAttribute('disabled')).toBe(true)
    await person.click(within(modal).getByRole('radio', { name: 'It is unkind to somebody' }))
    await person.type(within(modal).getByRole('textbox'), ' Read the sign. ')
    await person.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.filter(({ path }) => path === '/api/report').map(({ body }) => body)).toEqual([
      { reason: 'unkind', note: 'Read the sign.', projectId: project._id },
    ])
  })

  it('[M11][M12] shares its link, with a code to hold up', async () => {
    await open({ answer: answers() })
    await person.click(screen.getByRole('button', { name: 'Share' }))
    const modal = await screen.findByRole('dialog', { name: 'Share' }, { timeout: 10_000 })
    const link = within(modal).getByRole<HTMLInputElement>('textbox', { name: 'Link' })
    expect(link.value).toBe(`${window.location.origin}/mia7/projects/maze`)
    expect(within(modal).getByRole('img', { name: 'Code for the link to Maze' })).toBeTruthy()
    const mail = within(modal).getByRole('link', { name: 'Email' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(mail)).toContain(`${window.location.origin}/mia7/projects/maze`)
  })
})
