import type { Member } from '../../../protocol/http/members.ts'
import type { NotShown } from './projects.ts'

/**
 * `by-name`: they share a class, or neither is a pupil. `by-link`: the person is a pupil of others, who may come by a link of their own will.
 * `never`: the owner is a pupil, whose projects are for their classes.
 */
export type Meeting = 'by-name' | 'by-link' | 'never'

export interface Members {
  /** Who may bring a person into a project of an owner's (safety: nobody reaches a pupil from outside of their classes). */
  meeting(ownerId: string, personId: string): Promise<Meeting>
  /** Invites somebody, or changes the role of somebody who is invited, unless nobody more may be let to the project. */
  invite(projectId: string, userId: string, role: Member['role'], at: number): Promise<'invited' | NotShown>
  /** In the order they were invited, as `readerId` sees them. */
  ofProject(projectId: string, readerId: string): Promise<readonly Member[]>
  /** The person leaves. Whether they were a member. */
  leave(projectId: string, userId: string): Promise<boolean>
  /** The owner takes the role away: links of before do not give it back. Whether the person was a member. */
  sendAway(projectId: string, userId: string, at: number): Promise<boolean>
}
