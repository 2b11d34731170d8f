import { describe, expect, it } from 'vitest'
import { afterLogin } from '../../../machines/auth/after-login.ts'

const at = (path: string, search = '') =>
  afterLogin({ path, search, isPublishPending: false, loadedProject: null, username: 'Mia' })

describe('where a login leads', () => {
  it.each([
    ['/', '', '/dashboard'],
    ['/new', '', '/dashboard/new'],
    ['/template/treehouse', '?scene=scene2', '/dashboard/template/treehouse?scene=scene2'],
    ['/ali/dragon', '', '/dashboard/ali/dragon'],
    ['/projectsx', '', '/dashboard/projectsx'],
    ['/new', '?open=templatesx', '/dashboard/new?open=templatesx'],
    ['/tutorials', '', '/dashboard/learn'],
    ['/tutorials/', '?a=1', '/dashboard/learn'],
  ])('[S03] from %s%s to %s', (path, search, to) => {
    expect(at(path, search)).toEqual({ kind: 'go', to })
  })

  it.each([
    '/community',
    '/sample-projects',
    '/projects',
    '/courses',
    '/gallery',
    '/hatchverse',
    '/@mia',
    '/ali/projects',
    '/ali/projects/dragon',
    '/ali/courses/t-rex',
    '/dashboard',
    '/dashboard/new',
  ])('[S03] stays at %s', (path) => {
    expect(at(path)).toEqual({ kind: 'stay' })
  })

  it('[S03] stays where the chooser is open', () => {
    expect(at('/', '?open=templates')).toEqual({ kind: 'stay' })
    expect(at('/new', '?a=1&open=templates')).toEqual({ kind: 'stay' })
  })

  it('[S03] a pending publish comes before everything else', () => {
    const next = afterLogin({
      path: '/community',
      search: '?open=templates',
      isPublishPending: true,
      loadedProject: { owner: 'mia' },
      username: 'Mia',
    })
    expect(next).toEqual({ kind: 'publish' })
  })

  it.each([
    ['own', 'mia', 'stay'],
    ['of this browser', null, 'stay'],
    ['of somebody else', 'ali', 'go'],
  ])('[S03] with a project %s open', (_, owner, kind) => {
    const next = afterLogin({
      path: '/x/y',
      search: '',
      isPublishPending: false,
      loadedProject: { owner },
      username: 'Mia',
    })
    expect(next.kind).toBe(kind)
  })

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example/a'])(
    'never leaves the site: %s',
    (path) => {
      expect(at(path)).toEqual({ kind: 'go', to: '/dashboard' })
    },
  )
})
