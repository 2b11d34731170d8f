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

/** The project that this browser keeps for `/{username}/{name}`, so that it opens without a network. */
export async function findProjectAt(username: string, name: string): Promise<LocalProject | undefined> {
  const database = await openProjectDatabase()
  const projects = await database.getAll('projects')
  database.close()
  return projects.find(
    ({ server }) => server?.username.toLowerCase() === username.toLowerCase() && server.name === name,
  )
}
