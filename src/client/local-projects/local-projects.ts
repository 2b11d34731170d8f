import { type LocalProject, openProjectDatabase } from './project-database.ts'

/** Remembers a project, or what has changed about it. */
export async function rememberProject(project: LocalProject): Promise<void> {
  const database = await openProjectDatabase()
  await database.put('projects', project)
  database.close()
}

export async function findProject(id: string): Promise<LocalProject | undefined> {
  const database = await openProjectDatabase()
  const project = await database.get('projects', id)
  database.close()
  return project
}

/** This browser's last project that began at `path` (`/new`, `/template/treehouse`) and is not on the server. */
export async function lastProjectStartedAt(path: string): Promise<LocalProject | undefined> {
  const database = await openProjectDatabase()
  const projects = await database.getAllFromIndex('projects', 'by-start', path)
  database.close()
  return projects.filter(({ server }) => server === null).sort((a, b) => b.openedAt - a.openedAt)[0]
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

async function allProjects(): Promise<readonly LocalProject[]> {
  const database = await openProjectDatabase()
  const projects = await database.getAll('projects')
  database.close()
  return projects
}
