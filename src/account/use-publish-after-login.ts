import { useEffect, useEffectEvent } from 'react'
import { useAuthActor } from './use-auth-actor.ts'

/** Calls `open` when somebody who had pressed Publish without an account is logged in (spec 4). */
export function usePublishAfterLogin(open: () => void): void {
  const actor = useAuthActor()
  const onPublish = useEffectEvent(open)
  useEffect(() => {
    const subscription = actor.on('publish', () => onPublish())
    return () => subscription.unsubscribe()
  }, [actor])
}
