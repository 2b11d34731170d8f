import { withMaker } from './makers-in-page.ts'
import { type LocalProject, openProjectDatabase } from './project-database.ts'

/**
 * Remembers a project, or what has changed about it, and answers what is remembered now. Whose it is and where it lives on the server stays once it is
 * known: another tab may have noted that. Rejects where the browser has no room.
 */
export async function rememberProject(project: LocalProject): Promise<LocalProject> {
  const database = await openProjectDatabase()
  const { store, done } = database.transaction('projects', 'readwrite')
  try {
    const now = merged(await store.get(project.id), project)
    await Promise.all([store.put(now), done])
    return now
  } finally {
    database.close()
  }
}

/** What is known of a project, with what is new of it. */
export function merged(known: LocalProject | undefined, project: LocalProject): LocalProject {
  if (!known) return project
  const maker = known.maker ?? project.maker
  const notMakers = [...new Set([...(known.notMakers ?? []), ...(project.notMakers ?? [])])]
  return {
    ...known,
    ...project,
    openedAt: Math.max(known.openedAt, project.openedAt),
    server: project.server ?? known.server,
    ...(maker !== undefined && { maker }),
    ...(notMakers.length > 0 && { notMakers }),
    ...(known.isKept && { isKept: true }),
  }
}

export async function findProject(id: string): Promise<LocalProject | undefined> {
  const database = await openProjectDatabase()
  const project = await database.get('projects', id)
  database.close()
  return project && withMaker(project)
}

/** This browser's last project that began at `path` (`/new`, `/template/treehouse`), is not on the server and may be `account`'s. */
export async function lastProjectStartedAt(
  path: string,
  account: string | null,
): Promise<LocalProject | undefined> {
  return (await projectsWithoutAccount(account)).find(({ startedAt }) => startedAt === path)
}

/** This browser's projects that are not on the server and may be `account`'s (`mayBeOf`), the latest opened first. */
export async function projectsWithoutAccount(account: string | null): Promise<readonly LocalProject[]> {
  return (await allProjects())
    .filter((project) => project.server === null && mayBeOf(project, account))
    .sort((a, b) => b.openedAt - a.openedAt)
}

/**
 * Whether somebody may have made a project of this browser. A visitor is whoever is at the device: without a network, somebody with an account
 * is one too.
 */
export function mayBeOf({ maker, notMakers = [] }: LocalProject, account: string | null): boolean {
  if (account === null) return true
  return maker === undefined ? !notMakers.includes(account) : maker === account
}

/** An account's copy of a project on the server. */
export async function findCopy(projectId: string, account: string | null): Promise<LocalProject | undefined> {
  return (await allProjects()).find(
    ({ server }) => server?.projectId === projectId && server.account === account,
  )
}

/** What this browser keeps of `/{username}/{name}`, the latest opened first: it opens without a network. */
export async function findProjectAt(username: string, name: string): Promise<LocalProject | undefined> {
  const isThere = ({ server }: LocalProject): boolean =>
    server?.username.toLowerCase() === username.toLowerCase() && server.name === name
  return (await allProjects()).filter(isThere).sort((a, b) => b.openedAt - a.openedAt)[0]
}

/** The same project after an account has said that it did not make it. */
export const notMadeBy = (project: LocalProject, account: string): LocalProject => ({
  ...project,
  notMakers: [...(project.notMakers ?? []), account],
})

async function allProjects(): Promise<readonly LocalProject[]> {
  const database = await openProjectDatabase()
  const projects = await database.getAll('projects')
  database.close()
  return projects.map(withMaker)
}
