import { type AddressId, siteAddresses } from './site-addresses.ts'

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const isLike = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, at) => part.startsWith(':') || part.toLowerCase() === path[at]?.toLowerCase())

/** The parts of a path between its slashes; home pages below `/dashboard` are those without it. */
export function segmentsAt(path: string): readonly string[] {
  const segments = segmentsOf(path)
  return segments.length > 1 && segments[0]?.toLowerCase() === 'dashboard' ? segments.slice(1) : segments
}

/** Which page of the app is at a path, as the router chooses it. `undefined` for none. */
export function addressAt(path: string): AddressId | undefined {
  const segments = segmentsAt(path)
  return siteAddresses.find((address) => isLike(segmentsOf(address.path), segments))?.id
}
