import { isDeepStrictEqual } from 'node:util'
import * as Y from 'yjs'
import { documentHash } from '../../commands/core/document-hash.ts'
import { materialise } from '../../model/project/materialise.ts'
import { faults, shown } from '../commands/support/shown.ts'
import type { Person } from './person.ts'

/** What is wrong with what one person sees, whatever they have missed, or `undefined`. */
export function misreading({ name, project, document }: Person): string | undefined {
  const [fault] = faults(project)
  if (fault !== undefined) return `${name}: ${fault}`
  if (!isSame(shown(project), shown(materialise(document))))
    return `${name} sees something else than who reads the document afresh`
  // What was hashed once is only mended from then on, which the end of the history looks at.
  documentHash(document)
  return undefined
}

/** What is wrong with people who have all seen the same, or `undefined`. */
export function disagreement(people: readonly Person[]): string | undefined {
  const [first] = people
  if (!first) return undefined
  const expected = shown(first.project)
  for (const person of people) {
    if (person.document.store.pendingStructs) return `${person.name} waits for updates that never come`
    if (!isSame(shown(person.project), expected))
      return `${person.name} sees something else than ${first.name}`
  }
  return misreading(first)
}

/** The same at the end of a history, and that storing and loading changes nothing. */
export function finalDisagreement(people: readonly Person[]): string | undefined {
  const seen = disagreement(people)
  const [first] = people
  if (seen !== undefined || !first) return seen
  const canonical = rebuilt(first.document)
  const bytes = Y.encodeStateAsUpdateV2(canonical)
  const hash = documentHash(first.document)
  for (const { name, document } of people) {
    if (documentHash(document) !== hash) return `${name} has stored something else than ${first.name}`
    if (!sameBytes(Y.encodeStateAsUpdateV2(rebuilt(document)), bytes))
      return `${name} has other bytes than ${first.name}`
  }
  if (documentHash(canonical) !== hash)
    return `${first.name} has another hash than who hashes for the first time`
  if (!isSame(shown(materialise(canonical)), shown(first.project))) return 'a fresh load shows something else'
  return undefined
}

/** The document as somebody has it who never saw how it came about. */
function rebuilt(document: Y.Doc): Y.Doc {
  const fresh = new Y.Doc()
  Y.applyUpdateV2(fresh, Y.encodeStateAsUpdateV2(document))
  return fresh
}

/** A value that two people wrote alike can have its keys in the order of either. */
const isSame = (a: string, b: string): boolean => a === b || isDeepStrictEqual(JSON.parse(a), JSON.parse(b))

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
