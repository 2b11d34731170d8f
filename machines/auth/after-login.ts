interface Circumstances {
  /** Path and query of the page where the person logged in. */
  readonly path: string
  readonly search: string
  readonly isPublishPending: boolean
  /** The project open in the workspace: its owner's username, `null` when it lives in this browser only. */
  readonly loadedProject: { readonly owner: string | null } | null
  readonly username: string
}

export type AfterLogin =
  | { readonly kind: 'publish' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: string }

/** First segments after which the person stays where they are (spec 2, Redirect after login). */
const stayingPages: ReadonlySet<string> = new Set([
  'community',
  'sample-projects',
  'projects',
  'courses',
  'gallery',
  'hatchverse',
  'dashboard',
])

const home = '/dashboard'

/**
 * Where a login leads, in this order: a pending publish; one's own project stays open, and
 * so does work of this browser, which the account now claims; the listed pages and the chooser stay; `/tutorials` has its
 * place; all else goes to the dashboard's twin of the same address. Never leaves this site.
 */
export function afterLogin({
  path,
  search,
  isPublishPending,
  loadedProject,
  username,
}: Circumstances): AfterLogin {
  if (isPublishPending) return { kind: 'publish' }
  if (loadedProject && (loadedProject.owner === null || sameName(loadedProject.owner, username))) {
    return { kind: 'stay' }
  }
  if (/[?&]open=templates(&|$)/.test(search)) return { kind: 'stay' }
  if (/^[/\\]{2}/.test(path)) return { kind: 'go', to: home }
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  if (first === 'tutorials') return { kind: 'go', to: `${home}/learn` }
  if (first.startsWith('@') || stayingPages.has(first) || second === 'projects' || second === 'courses') {
    return { kind: 'stay' }
  }
  return { kind: 'go', to: `${home}${path === '/' ? '' : path}${search}` }
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
