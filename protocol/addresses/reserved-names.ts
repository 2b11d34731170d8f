import { houseName } from './house-name.ts'
import { siteAddresses } from './site-addresses.ts'

/** First segments without a page of the app: the server's own, pages to come, and names that would pretend to be Nestling. */
const otherNames = [
  'about',
  'admin',
  'api',
  'app-config',
  'assets',
  'courses',
  'dashboard',
  'frame',
  'hatchverse',
  'healthz',
  'help',
  'login',
  'logout',
  'metrics',
  'nestling',
  'projects',
  'readyz',
  'runtime',
  'settings',
  'signup',
  'staff',
  'sync',
  'templates',
  'utils',
]

const isFixed = (segment: string): boolean => segment !== '' && !segment.startsWith(':')

/**
 * First path segments that belong to Nestling itself, lower case: those of the router's own table and some more. The router and the
 * sign-up check read this one list, so that no username can ever hide a page (spec 2).
 */
export const reservedNames: ReadonlySet<string> = new Set([
  ...siteAddresses.map(({ path }) => path.split('/')[1]?.toLowerCase() ?? '').filter(isFixed),
  ...otherNames,
])

/** Whether a name is taken by a page of Nestling, whatever its case. */
export const isReservedName = (name: string): boolean => reservedNames.has(name.toLowerCase())

/** Whether an address that begins with that segment is nobody's: the house is the only one with a reserved name that has a shelf. */
export const isNobodys = (segment: string): boolean => isReservedName(segment) && segment !== houseName
