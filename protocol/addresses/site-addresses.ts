/**
 * Every address of the app but the home pages below `/dashboard`, in the order of spec 2 (those of decisions.md, Addresses, stand where
 * they win over `/{username}`). The router gives each of them its screen, and the first segment of each fixed one is no
 * username. `leadsTo` is where a former address lives now.
 */
export const siteAddresses = [
  { id: 'landing', path: '/' },
  { id: 'not-found', path: '/pageNotFound' },
  { id: 'new', path: '/new' },
  { id: 'privacy', path: '/privacy' },
  { id: 'terms', path: '/terms' },
  { id: 'teachers', path: '/teachers' },
  { id: 'coding-workshops', path: '/coding-workshops' },
  { id: 'faqs', path: '/faqs' },
  { id: 'feedback', path: '/feedback' },
  { id: 'contact', path: '/contact' },
  { id: 'community', path: '/community' },
  { id: 'sample-projects', path: '/sample-projects' },
  { id: 'gallery', path: '/gallery', leadsTo: '/community' },
  { id: 'examples', path: '/examples', leadsTo: '/sample-projects' },
  { id: 'stats', path: '/stats' },
  { id: 'template', path: '/template/:templateName' },
  { id: 'moderation', path: '/moderation' },
  { id: 'replay', path: '/replay' },
  { id: 'play', path: '/play/:code' },
  { id: 'panorama', path: '/play/:code/360' },
  { id: 'tutorials', path: '/tutorials' },
  { id: 'my-projects', path: '/myprojects' },
  { id: 'join-class', path: '/class' },
  { id: 'join-class-by-code', path: '/class/:code' },
  { id: 'class', path: '/classes/:classId' },
  { id: 'user', path: '/:username' },
  { id: 'user-projects', path: '/:username/projects' },
  { id: 'user-courses', path: '/:username/courses' },
  { id: 'project', path: '/:username/projects/:projectName' },
  { id: 'certificate', path: '/:username/courses/:hocCourse' },
  { id: 'workspace', path: '/:username/:name' },
] as const satisfies readonly SiteAddress[]

/** The pages below `/dashboard` that are nowhere else; all others but the player are there too. */
export const homeAddresses = [
  { id: 'dashboard', path: '/dashboard' },
  { id: 'learn', path: '/dashboard/learn' },
] as const satisfies readonly SiteAddress[]

interface SiteAddress {
  readonly id: string
  readonly path: string
  readonly leadsTo?: string
}

export type AddressId = (typeof siteAddresses)[number]['id']
