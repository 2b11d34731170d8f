import { type Access, Visibility } from '../../protocol/http/project.ts'
import type { ProjectStanding } from '../storage/ports/projects.ts'

/** Everything that can be done with a project. */
export type ProjectAction =
  | 'see'
  /** Be in the live project, with what its people have not published yet. */
  | 'join'
  | 'edit'
  | 'rename'
  | 'publish'
  /** Say who may see it. */
  | 'show'
  | 'invite'
  | 'delete'
  | 'clone'
  | 'like'

/** What a person (`null`: a visitor) is to a project; `undefined` when they may not even know that it exists. */
export function accessOf(standing: ProjectStanding, userId: string | null): Access | undefined {
  if (userId !== null && standing.ownerId === userId) return 'owner'
  if (standing.invitedAs) return standing.invitedAs
  if (standing.visibility === 'class') return standing.isClassmate ? 'viewer' : undefined
  return standing.visibility === 'public' || standing.visibility === 'link' ? 'viewer' : undefined
}

const actionsOf: Record<Access, readonly ProjectAction[]> = {
  owner: ['see', 'edit', 'rename', 'publish', 'show', 'invite', 'delete', 'clone', 'like'],
  editor: ['see', 'edit', 'rename', 'clone', 'like'],
  viewer: ['see', 'like'],
}

/** Whether only the owner may do it, whatever role somebody is invited with. */
export const isForOwner = (action: ProjectAction): boolean => !actionsOf.editor.includes(action)

/** The one answer to who may do what (spec 6). */
export function may(standing: ProjectStanding, userId: string | null, action: ProjectAction): boolean {
  const access = accessOf(standing, userId)
  if (!access) return false
  if (action === 'join') return access === 'owner' || standing.invitedAs !== null || standing.isTeacher
  if (action === 'like' && userId === null) return false
  if (action === 'clone' && userId !== null && standing.isPublished) return true
  return actionsOf[access].includes(action)
}

/** Whether a visibility shows something to nobody more than the widest that is allowed does. */
export const isWithin = (visibility: Visibility, widest: Visibility): boolean =>
  Visibility.options.indexOf(visibility) <= Visibility.options.indexOf(widest)
