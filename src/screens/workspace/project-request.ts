import { fallbackSlug, isTemplateSlug } from '../../../content/templates/template-slugs.ts'
import type { ProjectRequest } from '../../../machines/project-loading/project-loading-machine.ts'

interface Address {
  readonly pathname: string
  readonly search: string
  /** What the history entry carries: the chooser marks a fresh start. */
  readonly state: unknown
  /** Names the history entry. */
  readonly key: string
}

const isFresh = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fresh' in state && state.fresh === true

/** Which project an address of the workspace asks for (spec 2). */
export function projectRequest({ pathname, search, state, key }: Address): ProjectRequest {
  const [first = '', second = ''] = withoutDashboard(pathname)
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent)
  const begun = (path: string, template: string): ProjectRequest => ({
    kind: 'begun-here',
    path,
    template,
    localId: new URLSearchParams(search).get('project'),
    fresh: isFresh(state),
    entry: key,
  })
  if (first === 'new') return begun('/new', 'blank')
  if (first !== 'template') return { kind: 'named', username: first, name: second, entry: key }
  const slug = isTemplateSlug(second) ? second : fallbackSlug
  return begun(`/template/${slug}`, slug)
}

/** The part of an address that says which project it is, without overlays and scenes: comparable with `OpenProject.address`. */
export function projectPath({ pathname, search }: Pick<Address, 'pathname' | 'search'>): string {
  const localId = new URLSearchParams(search).get('project')
  return localId === null ? withoutDashboard(pathname) : `${withoutDashboard(pathname)}?project=${localId}`
}

/** The project page of what was asked for. */
export function worldPath(request: ProjectRequest): string {
  return request.kind === 'named' ? `/${request.username}/projects/${request.name}` : '/'
}

/** `/dashboard/<anything>` shows what `/<anything>` shows. */
const withoutDashboard = (pathname: string): string => pathname.replace(/^\/dashboard(?=\/)/, '')
