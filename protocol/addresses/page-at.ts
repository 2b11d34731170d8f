import { isNobodys } from './reserved-names.ts'
import { type AddressId, homeAddresses, siteAddresses } from './site-addresses.ts'

/** A page of the app, by the addresses that show it. */
export type PageId = AddressId | (typeof homeAddresses)[number]['id']

export const pageIds: readonly PageId[] = [...homeAddresses, ...siteAddresses].map(({ id }) => id)

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const isLike = (pattern: string, path: readonly string[]): boolean => {
  const parts = segmentsOf(pattern)
  return (
    parts.length === path.length &&
    parts.every((part, at) => part.startsWith(':') || part.toLowerCase() === path[at]?.toLowerCase())
  )
}

/** The player and its picture stand outside the account, so also outside of `/dashboard`. */
export const isForEverybody = (id: PageId): boolean => id === 'play' || id === 'panorama'

/** Which page of the app a path shows, as the router chooses it; the 404 page where there is no other. */
export function pageAt(path: string): PageId {
  const segments = segmentsOf(path)
  const home = homeAddresses.find((address) => isLike(address.path, segments))
  if (home) return home.id
  const isBelowHome = segments[0]?.toLowerCase() === 'dashboard'
  const rest = isBelowHome ? segments.slice(1) : segments
  const address = siteAddresses.find(
    (one) => isLike(one.path, rest) && !(isBelowHome && isForEverybody(one.id)),
  )
  const isNoPerson = address?.path.startsWith('/:username') && isNobodys(rest[0] ?? '')
  return !address || isNoPerson ? 'not-found' : address.id
}

/** Where the screen may be dark, which only the browser knows that shows it. All others are always light. */
export const mayBeDark = (id: PageId): boolean =>
  isForEverybody(id) || id === 'replay' || id === 'new' || id === 'template' || id === 'workspace'
