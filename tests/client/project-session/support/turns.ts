import type { LiveSession } from '../../../../src/client/project-session/live-session.ts'

/** The lock that the tab which writes a project holds. */
export const turnOf = (localId: string): string => `nestling.project.${localId}`

/** Settles when no tab writes a project any more. */
export async function whenFree(localId: string): Promise<void> {
  await navigator.locks.request(turnOf(localId), () => {})
}

/** Closes a tab and waits until another one may be the first. */
export async function closeTab(session: LiveSession): Promise<void> {
  session.close()
  await whenFree(session.localId)
}

/** Another tab writes a project from now on; the answer kills it, before it has stored or told anything. */
export async function holdTurn(localId: string): Promise<() => void> {
  const { promise: killed, resolve: kill } = Promise.withResolvers<void>()
  await new Promise<void>((holds) => {
    void navigator.locks.request(turnOf(localId), () => {
      holds()
      return killed
    })
  })
  return kill
}
