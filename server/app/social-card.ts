import { houseName } from '../../protocol/addresses/house-name.ts'
import type { ProjectSummary } from '../../protocol/http/project.ts'
import { checkAddress } from '../auth/check-address.ts'
import { mayPlay } from '../auth/may-play.ts'
import type { Storage } from '../storage/storage.ts'
import { pathSegments } from './path-segments.ts'

/** What a page says of itself to those who do not run its program: messengers, search engines. */
export interface SocialCard {
  readonly title: string
  readonly description: string
  /** Paths on the app's site. */
  readonly path: string
  readonly picture: string
}

type Needed = Pick<Storage, 'projects' | 'publications'>

/** Long descriptions are cut by all who show them. */
const mostLetters = 200

const cardOfProject = (
  { displayName, description, username, name }: ProjectSummary,
  picture: string,
): SocialCard => ({
  title: username === houseName ? `${displayName} · Nestling` : `${displayName} by ${username} · Nestling`,
  description:
    description.trim().slice(0, mostLetters) ||
    'A 3D world to walk around in, to look inside and to remix, made in the browser.',
  path: `/${username}/projects/${name}`,
  picture,
})

/** The card of a project's page or of a world's player, when everybody may see it; `undefined` for all other addresses. */
export async function socialCard(storage: Needed, path: string): Promise<SocialCard | undefined> {
  const segments = pathSegments(path)
  const projectId = await publicProject(storage, segments)
  const project = projectId ? await storage.projects.summary(projectId) : undefined
  return project?.published ? cardOfProject(project, project.published.thumbnail) : undefined
}

/** Which project an address shows to a visitor. */
async function publicProject(
  { projects, publications }: Needed,
  [first = '', second = '', third, ...more]: readonly string[],
): Promise<string | undefined> {
  if (first === 'play' && third === undefined) {
    const isShown = await mayPlay({ projects, publications }, null, second)
    return isShown ? (await publications.projectOf(second))?.projectId : undefined
  }
  if (second !== 'projects' || third === undefined || more.length > 0) return undefined
  const check = await checkAddress(projects, null, { username: first, projectname: third })
  return check.ok ? check.standing.projectId : undefined
}
