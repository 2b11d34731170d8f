import { useEffect } from 'react'
import { useAuthActor } from './use-auth-actor.ts'

/**
 * Tells the login which project is open, so that logging in does not lead away from it: its owner's username, `null` for
 * one that lives in this browser only, `undefined` while none is loaded.
 */
export function useLoadedProject(owner: string | null | undefined): void {
  const actor = useAuthActor()
  useEffect(() => {
    if (owner === undefined) return
    actor.send({ type: 'project.loaded', project: { owner } })
    return () => actor.send({ type: 'project.loaded', project: null })
  }, [actor, owner])
}
