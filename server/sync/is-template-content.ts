import type { Struct } from '../../model/document/struct.ts'
import { templateFingerprints } from './template-fingerprints.ts'
import { fingerprintLength, unitFingerprints } from './template-units.ts'

/** How far structs reach that follow each other from clock 0 on; `undefined` when one does not begin where the last has ended. */
function lengthOf(structs: readonly Struct[]): number | undefined {
  let end = 0
  for (const { id, length } of structs) {
    if (id.clock !== end) return undefined
    end += length
  }
  return end
}

/**
 * Whether the structs of a reserved clientID are one whole template and nothing else. Parts of it may be deleted, with their content
 * let go: somebody may have worked on it before it came here. The server never builds a template, it only knows fingerprints.
 */
export function isTemplateContent(clientId: number, structs: readonly Struct[]): boolean {
  const known = templateFingerprints[clientId]
  if (known === undefined) return false
  const length = known.length / fingerprintLength
  const own = structs.filter(({ id }) => id.client === clientId)
  const at = (clock: number): string =>
    known.slice(clock * fingerprintLength, (clock + 1) * fingerprintLength)
  return (
    lengthOf(own) === length &&
    own.every((struct) =>
      unitFingerprints(struct).every(
        (unit, offset) => unit === null || unit === at(struct.id.clock + offset),
      ),
    )
  )
}
