import * as Y from 'yjs'
import { unitFingerprints } from './template-units.ts'

/** The clientID that a template (Yjs update v1) is written under, and the fingerprints of all that it wrote. Throws when it is empty. */
export function fingerprintTemplate(update: Uint8Array): { clientId: number; units: string } {
  const { structs } = Y.decodeUpdate(update)
  const [first] = structs
  const units = structs.flatMap(unitFingerprints)
  if (!first || units.some((unit) => !unit)) throw new Error('a template holds content of an unknown sort')
  return { clientId: first.id.client, units: units.join('') }
}
