// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageAt } from '../../protocol/addresses/page-at.ts'
import { isNobodys } from '../../protocol/addresses/reserved-names.ts'
import { homeAddresses, siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { routes } from '../../src/app/routes.tsx'

/** What the router shows, by the table's names. */
function routed(path: string): string | undefined {
  const matched = matchRoutes(routes, path)?.at(-1)
  const id = matched?.route.id?.replace(/^dashboard-/, '')
  return id === 'unknown' || isNobodys(matched?.params.username ?? '') ? 'not-found' : id
}

const filled = [...siteAddresses, ...homeAddresses].flatMap(({ path }) =>
  ['mia7', 'terms', 'play', 'dashboard', 'nestling'].map((name) => path.replaceAll(/:\w+/g, name)),
)

test.each([...new Set(filled)])(
  '[R20] %s is the page that the router shows, however it is written',
  (path) => {
    const written = [
      path,
      `${path}/`,
      path.toUpperCase(),
      `/dashboard${path}`,
      `${path}/more`,
      `/terms${path}`,
    ]
    for (const one of written.map((way) => way.replace('//', '/'))) expect(pageAt(one), one).toBe(routed(one))
  },
)
