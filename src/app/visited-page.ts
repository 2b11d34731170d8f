import type { VisitedPage } from '../../protocol/events/event-types.ts'

const byFirstSegment: Partial<Record<string, VisitedPage>> = {
  '': 'landing',
  new: 'workspace',
  template: 'workspace',
  play: 'play',
  community: 'community',
  gallery: 'community',
  'sample-projects': 'community',
  tutorials: 'learn',
}

/** Which kind of page an address shows, as visits are counted; whose page it is is not told. */
export function visitedPage(path: string): VisitedPage {
  const [first = '', second, third] = path.split('/').filter((segment) => segment !== '')
  if (first === 'dashboard') return second === 'learn' ? 'learn' : 'other'
  const known = byFirstSegment[first]
  if (known) return known
  if (second === 'projects' && third !== undefined) return 'project'
  const isPerson = second === undefined || second === 'projects' || second === 'courses'
  return isPerson || third !== undefined ? 'other' : 'workspace'
}
