import { addressAt } from '../../protocol/addresses/address-at.ts'
import type { AddressId } from '../../protocol/addresses/site-addresses.ts'

/** Pages that may be dark, which only their script knows: until then nothing is painted of them. */
const maybeDark: ReadonlySet<AddressId> = new Set([
  'new',
  'template',
  'workspace',
  'play',
  'panorama',
  'replay',
])

/**
 * Which of the app's two pages a path gets: both run the same program, `site.html` (`scripts/write-site-page.ts`) shows the brand before, as the site's
 * pages do, which are always light.
 */
export function pageFile(path: string): 'site.html' | 'index.html' {
  const address = addressAt(path)
  return address === undefined || maybeDark.has(address) ? 'index.html' : 'site.html'
}
