import * as Y from 'yjs'
import {
  epochClientId,
  isEpochClientId,
  isReservedClientId,
} from '../../model/document/reserved-client-ids.ts'
import type { Struct } from '../../model/document/struct.ts'
import { epochOf } from '../../model/epochs/epoch-of.ts'
import { isTemplateContent } from './is-template-content.ts'
import type { TrialCopy } from './trial-copy.ts'

/** Whether nothing was ever written in a project. */
export const isEmpty = ({ trial }: TrialCopy): boolean => trial.store.clients.size === 0

/** Whether that id is the one that the document's epoch began with. */
export function isOwnEpoch({ trial }: TrialCopy, clientId: number): boolean {
  const epoch = epochOf(trial)
  return epoch > 1 && clientId === epochClientId(epoch)
}

/** Whether somebody else writes under this clientID. */
export function isForeign({ authors }: TrialCopy, clientId: number, userId: string): boolean {
  const author = authors.get(clientId)
  return author !== undefined && author !== userId
}

/**
 * New content comes in under ids of one's own, or ids that nobody has written under here. A template's reserved id belongs to
 * nobody: whoever brings the template first brings all of it and nothing else, and after that it never grows. That of an epoch
 * comes only with a project that was rebuilt in the browser where it began.
 */
export function mayWriteUnder(
  copy: TrialCopy,
  {
    clientId,
    userId,
    structs,
  }: { readonly clientId: number; readonly userId: string; readonly structs: readonly Struct[] },
): boolean {
  if (!isReservedClientId(clientId)) return !isForeign(copy, clientId, userId)
  if (isEpochClientId(clientId)) return isEmpty(copy)
  return Y.getState(copy.trial.store, clientId) === 0 && isTemplateContent(clientId, structs)
}
