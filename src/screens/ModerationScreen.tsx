import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { moderationMachine, type Queue } from '../../machines/moderation/moderation-machine.ts'
import type { DecisionRequest } from '../../protocol/http/reports.ts'
import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { call } from '../client/http/call.ts'
import { decideRoute, moderationRoute } from '../client/http/report-routes.ts'
import { useT } from '../i18n/use-t.ts'
import { showToast } from '../ui/show-toast.tsx'
import { Moderation } from './moderation/Moderation.tsx'
import NotFoundScreen from './NotFoundScreen.tsx'
import { LoadFailed } from './site/LoadFailed.tsx'

const load = (): Promise<Queue> => call(moderationRoute, null)

/** `/moderation`: for staff; everybody else sees that there is no such page. The server decides who is. */
export default function ModerationScreen() {
  const { user, isRestored } = useAuth()
  // Another person gets another answer.
  return isRestored ? <Queued key={user?._id ?? ''} /> : <HeaderSkeleton />
}

function Queued() {
  const t = useT()
  const decide = async ({ input }: { readonly input: DecisionRequest }): Promise<Queue> => {
    const answer = await call(decideRoute, input)
    if (!answer.ok) return answer
    const queue = await load()
    const subject = queue.ok && queue.data.decisions.find((one) => one.subject.id === input.id)?.subject
    if (subject) {
      const text = t(`moderation.done.${input.decision}`, { name: subject.displayName })
      showToast({ kind: 'success', text, isLong: true })
    }
    return queue
  }
  const [snapshot, send] = useMachine(
    moderationMachine.provide({ actors: { load: fromPromise(load), decide: fromPromise(decide) } }),
  )
  const { queue, error } = snapshot.context
  if (queue) {
    return (
      <Moderation
        queue={queue}
        error={error}
        isDeciding={snapshot.matches('deciding')}
        onDecide={(request) => send({ type: 'decide', request })}
      />
    )
  }
  if (!error) return <HeaderSkeleton />
  return error === 'moderation.staff-only' ? (
    <NotFoundScreen />
  ) : (
    <LoadFailed error={{ code: error, fields: [] }} />
  )
}
