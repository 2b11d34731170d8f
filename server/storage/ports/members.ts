import type { Member } from '../../../protocol/http/members.ts'

export interface Members {
  /** Invites somebody, or changes the role of somebody who is invited. */
  invite(projectId: string, userId: string, role: Member['role'], at: number): Promise<void>
  /** In the order they were invited. */
  ofProject(projectId: string): Promise<readonly Member[]>
  /** Whether the person was a member. */
  remove(projectId: string, userId: string): Promise<boolean>
}
