import type { LocalProject } from './project-database.ts'

/**
 * Whose projects of this browser are, by their id in it, as long as its list of projects does not know: it may have no room. `null`: a
 * visitor's, whom nobody knows by name.
 */
const makers = new Map<string, string | null>()

export const makerInPage = (localId: string): string | null | undefined => makers.get(localId)

/** Knows it as long as this page lives, or until it is forgotten. */
export function keepMaker(localId: string, maker: string | null): void {
  makers.set(localId, maker)
}

/** To be called once the list knows it. */
export function forgetMaker(localId: string): void {
  makers.delete(localId)
}

/** The project with the maker that the page knows, where it names none itself. */
export function withMaker(project: LocalProject): LocalProject {
  const maker = project.maker ?? makers.get(project.id)
  return maker ? { ...project, maker } : project
}
