import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentHash } from '../../commands/core/document-hash.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Call } from '../../scripts/fuzz/call.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { anyCall } from './support/fuzz.ts'
import { faults, shown } from './support/shown.ts'
import { startUpdate, type Workbench, workbench } from './support/workbench.ts'

interface Step {
  readonly who: number
  readonly call: Call
  /** Whose work they see before, if anybody's. */
  readonly meets: number | null
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ who: fc.nat(2), call: anyCall, meets: fc.option(fc.nat(2), { freq: 2 }) }),
  { minLength: 1, maxLength: 30 },
)

/** Every update that three people make, each in the order in which its maker made it. */
function updatesOf(history: readonly Step[]): Uint8Array[] {
  const updates: Uint8Array[] = [startUpdate()]
  const people = ['ana', 'ben', 'cem'].map((actor, index) => workbench({ actor, clientId: 100 + index }))
  for (const { document } of people)
    document.on(
      'update',
      (update: Uint8Array, _origin: unknown, _document: Y.Doc, { local }: Y.Transaction) => {
        if (local) updates.push(update)
      },
    )
  history.forEach(({ who, call, meets }, index) => {
    const [person, other] = [people[who], meets === null ? undefined : people[meets]]
    if (!person) return
    if (other && other !== person) see(person, other)
    sendCall(person.bus, call, `new-${index}`)
  })
  return updates
}

const see = (person: Workbench, other: Workbench): void =>
  person.bus.applyRemote(Y.encodeStateAsUpdate(other.document, Y.encodeStateVector(person.document)), 'peer')

function documentOf(updates: readonly Uint8Array[]): Y.Doc {
  const document = new Y.Doc()
  for (const update of updates) Y.applyUpdate(document, update)
  return document
}

const rebuilt = (document: Y.Doc): Uint8Array => {
  const fresh = new Y.Doc()
  Y.applyUpdateV2(fresh, Y.encodeStateAsUpdateV2(document))
  return Y.encodeStateAsUpdateV2(fresh)
}

test('[invariant 1] [invariant 4] the same updates in any order and twice show the same and are the same bytes', () => {
  const property = fc.property(steps, fc.infiniteStream(fc.nat()), (history, dice) => {
    const updates = updatesOf(history)
    const inOrder = documentOf(updates)
    const keys = updates.map((update) => ({ update, key: dice.next().value }))
    const mixed = [...keys, ...keys.filter(({ key }) => key % 3 === 0)]
    mixed.sort((a, b) => (a.key % 1_000) - (b.key % 1_000))
    const outOfOrder = documentOf(mixed.map(({ update }) => update))
    expect(shown(materialise(outOfOrder))).toBe(shown(materialise(inOrder)))
    expect(documentHash(outOfOrder)).toBe(documentHash(inOrder))
    expect(rebuilt(outOfOrder)).toEqual(rebuilt(inOrder))
    expect(faults(materialise(outOfOrder))).toEqual([])
  })
  assertProperty(property, 80)
})

test('[invariant 2] [invariant 3] a document survives both formats, storing and loading', () => {
  const property = fc.property(steps, (history) => {
    const document = documentOf(updatesOf(history))
    const v1 = Y.encodeStateAsUpdate(document)
    const v2 = Y.encodeStateAsUpdateV2(document)
    for (const way of [
      v1,
      Y.convertUpdateFormatV2ToV1(v2),
      Y.convertUpdateFormatV2ToV1(Y.convertUpdateFormatV1ToV2(v1)),
    ])
      expect(rebuilt(documentOf([way]))).toEqual(rebuilt(document))
    const loaded = new Y.Doc()
    Y.applyUpdateV2(loaded, v2)
    expect(shown(materialise(loaded))).toBe(shown(materialise(document)))
  })
  assertProperty(property, 80)
})

test('[invariant 4] reading changes nothing', () => {
  const property = fc.property(steps, (history) => {
    const document = documentOf(updatesOf(history))
    const before = Y.encodeStateAsUpdate(document)
    let changes = 0
    document.on('update', () => changes++)
    expect(shown(materialise(document))).toBe(shown(materialise(document)))
    expect(Y.encodeStateAsUpdate(document)).toEqual(before)
    expect(changes).toBe(0)
  })
  assertProperty(property, 50)
})
