// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { isForEverybody, mayBeDark } from '../../protocol/addresses/page-at.ts'
import { siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { pageTheme } from '../../src/app/page-theme.ts'
import { themeChoice } from '../../src/workspace/state/theme-choice.ts'

afterEach(() => themeChoice.set(null))

const isWorkspace = (id: string) => id === 'new' || id === 'template' || id === 'workspace'
/** An address of each kind as somebody opens it. */
const addresses = siteAddresses.map(({ id, path }) => ({ id, path: path.replaceAll(/:(\w+)/g, 'mia-$1') }))

test.each(addresses)(
  '$path wears the theme of its screen before that is here, also under /dashboard',
  ({ id, path }) => {
    const themes = (['light', 'contrast', null] as const).map((choice) => {
      themeChoice.set(choice)
      if (path !== '/' && !isForEverybody(id)) expect(pageTheme(`/dashboard${path}`)).toBe(pageTheme(path))
      return pageTheme(path)
    })
    if (isWorkspace(id)) expect(themes).toEqual(['light', 'contrast', 'dark'])
    else expect(new Set(themes)).toEqual(new Set([mayBeDark(id) ? 'dark' : 'light']))
  },
)

test.each(addresses)('$path is painted before its script only if it is always light', ({ id, path }) => {
  const themes = (['light', 'dark'] as const).map((choice) => {
    themeChoice.set(choice)
    return pageTheme(path)
  })
  expect(mayBeDark(id)).toBe(themes.some((theme) => theme !== 'light'))
})

test('what is no world is no workspace; those of the house are', () => {
  expect(pageTheme('/nestling/coin-rush')).toBe('dark')
  for (const path of ['/terms/of', '/dashboard', '/mia/a/b/c', '/template'])
    expect(pageTheme(path), path).toBe('light')
})
