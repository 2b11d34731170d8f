import type { Member } from '../../../protocol/http/members.ts'

export interface Members {
  /** Invites somebody, or changes the role of somebody who is invited. */
  invite(projectId: string, userId: string, role: Member['role'], at: number): Promise<void>
  /** In the order they were invited. */
  ofProject(projectId: string): Promise<readonly Member[]>
  /** The person leaves. Whether they were a member. */
  leave(projectId: string, userId: string): Promise<boolean>
  /** The owner takes the role away: links of before do not give it back. Whether the person was a member. */
  sendAway(projectId: string, userId: string, at: number): Promise<boolean>
}
