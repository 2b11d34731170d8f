import { createContext, use, useSyncExternalStore } from 'react'
import type { Project } from '../../model/project/project.ts'
import type { ProjectSession } from '../client/project-session/project-session.ts'

export const SessionContext = createContext<ProjectSession | null>(null)

/** The open project. A component outside the workspace must not ask for it. */
export function useSession(): ProjectSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside the workspace')
  return session
}

/**
 * Selects from the live project. The selector must return a primitive or a value that the project itself memoises
 * (every value it returns is), else React would loop.
 */
export function useProject<T>(select: (project: Project) => T): T {
  const { bus } = useSession()
  return useSyncExternalStore(bus.subscribe, () => select(bus.project))
}
