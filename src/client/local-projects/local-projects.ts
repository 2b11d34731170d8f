import { type LocalProject, openProjectDatabase } from './project-database.ts'

/** Remembers a project, or what has changed about it. */
export async function rememberProject(project: LocalProject): Promise<void> {
  const database = await openProjectDatabase()
  await database.put('projects', project)
  database.close()
}

/** Remembers what `change` makes of what is known of a project; no other tab can come between. */
export async function changeProject(
  id: string,
  change: (known: LocalProject | undefined) => LocalProject,
): Promise<void> {
  const database = await openProjectDatabase()
  const { store, done } = database.transaction('projects', 'readwrite')
  try {
    await store.put(change(await store.get(id)))
    await done
  } finally {
    database.close()
  }
}

export async function findProject(id: string): Promise<LocalProject | undefined> {
  const database = await openProjectDatabase()
  const project = await database.get('projects', id)
  database.close()
  return project
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
  return projects
}
