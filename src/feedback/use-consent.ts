import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { createConsentMachine } from '../../machines/feedback/consent-machine.ts'
import type { RecentRecording } from './recent-recording.ts'

export interface Consent {
  readonly state: 'off' | 'preparing' | 'ready' | 'failed'
  readonly recording: RecentRecording | null
  readonly change: (isWanted: boolean) => void
}

/** Whether the recording of `session` goes along; it is read and prepared only when the person wants it. */
export function useConsent(session: () => Promise<Uint8Array>): Consent {
  const [machine] = useState(() =>
    createConsentMachine<RecentRecording>().provide({
      actors: {
        prepare: fromPromise(async () => {
          const { recentRecording } = await import('./recent-recording.ts')
          return recentRecording(await session())
        }),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  return {
    state: snapshot.value,
    recording: snapshot.context.ready,
    change: (isWanted) => send({ type: isWanted ? 'want' : 'leave' }),
  }
}
