import { templateBytes } from '../../../../content/templates/template-bytes.ts'
import type { LiveSession } from '../../../../src/client/project-session/live-session.ts'
import { openProjectSession } from '../../../../src/client/project-session/open-project-session.ts'
import { sessionOptions } from './session-options.ts'

/**
 * Opens a project of this browser as its owner; one that was not kept for sure begins as the blank world or what is given. Throws when it is
 * refused.
 */
export async function openSession(
  localId: string,
  isStored: boolean,
  isKept = isStored,
  beginning: Uint8Array = templateBytes('blank'),
): Promise<LiveSession> {
  const opening = await openProjectSession(
    sessionOptions(localId, { isStored, start: isKept ? null : beginning }),
  )
  if (!opening.ok) throw new Error(opening.code)
  return opening.session
}
