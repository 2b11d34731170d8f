import type { Invitation } from '../../../protocol/http/invitations.ts'
import type { NotShown } from './projects.ts'

export interface NewInvitation {
  readonly id: string
  readonly projectId: string
  readonly tokenHash: string
  readonly role: Invitation['role']
  readonly at: number
  readonly expiresAt: number
  readonly maxUses: number | null
}

/** What became of somebody who followed a link; `role` is theirs from now on. */
export type Acceptance =
  | { readonly ok: true; readonly projectId: string; readonly role: 'owner' | Invitation['role'] }
  | { readonly ok: false; readonly reason: 'over' | 'hidden' | 'sent-away' | 'other-class' }

export interface Invitations {
  /** Makes a link, unless nobody more may be let to the project. */
  create(invitation: NewInvitation): Promise<'made' | NotShown>
  /** Those that were not taken back, newest first. */
  ofProject(projectId: string): Promise<readonly Invitation[]>
  /** Whether there was one. */
  revoke(projectId: string, invitationId: string): Promise<boolean>
  /**
   * Makes somebody a member by a link that has neither run out nor been used up. Nobody loses a role by it, and who may do as much
   * already uses nothing up; while staff hides the project nobody else comes in. Somebody the owner has sent away comes in by newer links only; a pupil's link lets in who shares a class.
   */
  accept(tokenHash: string, userId: string, at: number): Promise<Acceptance>
}
