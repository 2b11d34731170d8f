import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { MembersAnswer } from '../../protocol/http/members.ts'
import { call } from '../client/http/call.ts'
import type { CallResult } from '../client/http/call-error.ts'
import { membersRoute } from '../client/http/member-routes.ts'

type Answered = CallResult<z.infer<typeof MembersAnswer>>

/** Who is invited to a project, `null` until the server has answered; `reload` asks again and keeps the answer before until then. */
export function useMembers(projectId: string): { readonly answer: Answered | null; reload(): void } {
  const [answer, setAnswer] = useState<Answered | null>(null)
  const [version, setVersion] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what asks again
  useEffect(() => {
    let isWanted = true
    void call(membersRoute, { projectId }).then((result) => {
      if (isWanted) setAnswer(result)
    })
    return () => {
      isWanted = false
    }
  }, [projectId, version])
  return { answer, reload: () => setVersion(version + 1) }
}
