import type { ApprovalRequest } from '../../protocol/http/approvals.ts'
import { ownApprovalsRoute } from '../client/http/class-routes.ts'
import { useKeptCall } from '../client/http/use-kept-call.ts'

interface OwnApprovals {
  /** `null` until the server has answered; nothing where it cannot be reached. */
  readonly find: ((projectId: string) => ApprovalRequest | undefined) | null
  readonly reload: () => void
}

/** What a child has asked the teacher, and what was said to it. */
export function useOwnApprovals(): OwnApprovals {
  const { answer, reload } = useKeptCall(ownApprovalsRoute, null)
  const approvals = answer?.ok ? answer.data.approvals : []
  return {
    find: answer && ((projectId) => approvals.find(({ project }) => project._id === projectId)),
    reload,
  }
}
