import type { ApprovalRequest } from '../../protocol/http/approvals.ts'

/**
 * What is said to a child about a question to the teacher. A yes counts as long as the world is shown as it says: who shows it to fewer people has
 * chosen that, and it says nothing about it.
 */
export function teacherWord({
  state,
  wanted,
  project: { visibility },
}: Pick<ApprovalRequest, 'state' | 'wanted' | 'project'>): 'asked' | 'refused' | 'link' | 'public' | null {
  if (state !== 'approved') return state
  return visibility === wanted ? wanted : null
}
