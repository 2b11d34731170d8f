// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { houseName } from '../../protocol/addresses/house-name.ts'
import { isReservedName, reservedNames } from '../../protocol/addresses/reserved-names.ts'
import { siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { routes } from '../../src/app/routes.tsx'
import { leave, renderAt } from './render-at.tsx'

const person = userEvent.setup()
afterEach(leave)

const allRoutes = (branch: readonly RouteObject[]): readonly RouteObject[] =>
  branch.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

describe('addresses', () => {
  it.each([
    ['/', 'landing'],
    ['/pageNotFound', 'not-found'],
    ['/new', 'new'],
    ['/template/treehouse', 'template'],
    ['/play/abc234', 'play'],
    ['/play/abc234/360', 'panorama'],
    ['/mia7', 'user'],
    ['/mia7/projects', 'user-projects'],
    ['/mia7/projects/dragon', 'project'],
    ['/mia7/dragon', 'workspace'],
    ['/mia7/projects/dragon/more', 'unknown'],
    ['/replay', 'replay'],
    ['/gallery', 'gallery'],
    ['/community', 'community'],
    ['/sample-projects', 'sample-projects'],
    ['/myprojects', 'my-projects'],
    ['/tutorials', 'tutorials'],
    ['/dashboard/learn', 'learn'],
    ['/mia7/courses', 'user-courses'],
    ['/mia7/courses/t-rex', 'certificate'],
    ['/examples', 'examples'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/new', 'dashboard-new'],
    ['/dashboard/mia7/dragon', 'dashboard-workspace'],
    ['/dashboard/a/b/c/d', 'dashboard-unknown'],
  ])('[R20] %s is %s', (path, id) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(id)
  })

  it('[R20] the first segment of every fixed path is no username', () => {
    const paths = allRoutes(routes).flatMap(({ path }) => path ?? [])
    const fixed = paths.map((path) => path.split('/')[1] ?? '').filter((first) => /^\w/.test(first))
    expect(fixed.length).toBeGreaterThan(10)
    expect(fixed.filter((first) => !isReservedName(first))).toEqual([])
  })

  it('[R20] addresses stand in the order of the table, which a fixed path opens before `/{username}`', () => {
    const ids: readonly string[] = siteAddresses.map(({ id }) => id)
    expect(ids.indexOf('user')).toBeGreaterThan(ids.indexOf('examples'))
    for (const { id, path } of siteAddresses) {
      const example = path.replaceAll(/:\w+/g, 'mia7')
      expect(matchRoutes(routes, example)?.at(-1)?.route.id, example).toBe(id)
    }
  })

  it.each([
    ['R07', '/gallery?tag=space', '/community?tag=space'],
    ['R08', '/examples', '/sample-projects'],
  ])('[%s] %s leads to %s', async (_, from, to) => {
    const { place } = await renderAt(from)
    await waitFor(() => expect(place.current).toBe(to))
  })

  const opened = new Set(
    allRoutes(routes).map(({ path }) => path?.toLowerCase().match(/^\/([\w-]+)(\/:\w+)?$/)?.[1]),
  )
  // The house has a shelf (docs/adr/0018).
  const nobody = [...reservedNames].filter((name) => !opened.has(name) && name !== houseName)
  it.each(nobody)('[R20] /%s is no person', async (name) => {
    const { asked } = await renderAt(`/${name}`)
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual(['/api/auth/me'])
  })

  it('[R02] an unknown path shows the 404 page with the way home', async () => {
    const { place } = await renderAt('/a/b/c/d')
    expect(await screen.findByText('Uh oh! Cracked the wrong egg. Try Again.')).toBeTruthy()
    await person.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect(place.current).toBe('/')
  })

  it('[K06] shows the version at the foot of a page', async () => {
    await renderAt('/')
    expect((await screen.findByRole('contentinfo')).textContent).toContain(`Version ${version}`)
  })

  it('[R13] a person that does not exist is the 404 page', async () => {
    const problem = { type: 'x', title: 'x', status: 404, msg: 'm', message: 'm', requestId: 'r' }
    await renderAt('/nobody', {
      answer: ({ path }) =>
        path.startsWith('/api/project/of-user') || path.startsWith('/api/users/profile')
          ? { status: 404, body: { ...problem, code: 'account.person-missing' } }
          : undefined,
    })
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  })
})

describe('landing and chooser', () => {
  it('[R01][R19][M16] one big button opens the chooser; Back closes it', async () => {
    const { place } = await renderAt('/')
    await person.click(await screen.findByRole('link', { name: 'Start building' }))
    expect(place.current).toBe('/?open=templates')
    const dialog = await screen.findByRole('dialog', { name: 'Choose Your Template' })
    expect(
      within(dialog)
        .getByRole('link', { name: /Empty Project/ })
        .getAttribute('href'),
    ).toBe('/template/blank')
    expect(
      within(dialog)
        .getByRole('link', { name: /Tree House/ })
        .getAttribute('href'),
    ).toBe('/template/treehouse')
    expect(
      within(dialog)
        .getByRole('link', { name: /in your room/ })
        .getAttribute('href'),
    ).toBe('/template/ar')
    await person.click(within(dialog).getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place.current).toBe('/')
  })

  it('[T14] picking a template clears the stored scenes before it leads there', async () => {
    sessionStorage.setItem('scenes', '[]')
    localStorage.setItem('scenes', '[]')
    localStorage.setItem('scenes_changed', 'true')
    localStorage.setItem('p1_scenes', 'of a project')
    const { place } = await renderAt('/?open=templates')
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('link', { name: /Tree House/ }))
    await waitFor(() => expect(place.current).toContain('/template/treehouse'))
    expect(sessionStorage.getItem('scenes')).toBeNull()
    expect(localStorage.getItem('scenes')).toBeNull()
    expect(localStorage.getItem('scenes_changed')).toBeNull()
    expect(localStorage.getItem('p1_scenes')).toBe('of a project')
  })

  it('[K02] speaks German when asked', async () => {
    await renderAt('/')
    const [first] = await screen.findAllByRole('button', { name: 'Deutsch' })
    if (!first) throw new Error('no language button')
    await person.click(first)
    expect(await screen.findByRole('link', { name: 'Losbauen' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('de')
  })
})
