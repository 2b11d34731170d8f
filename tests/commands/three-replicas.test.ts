import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Surface } from '../../commands/core/define-command.ts'
import { documentHash } from '../../commands/core/document-hash.ts'
import { materialise } from '../../model/project/materialise.ts'
import { type Call, sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { anyCall } from './support/fuzz.ts'
import { faults, shown } from './support/shown.ts'
import { scriptId, type Workbench, workbench } from './support/workbench.ts'

type Step =
  | { readonly who: number; readonly call: Call }
  | { readonly who: number; readonly history: 'undo' | 'redo'; readonly surface: Surface }
  | { readonly to: number; readonly deliver: number; readonly twice: boolean }

const surface = fc.constantFrom<Surface>('scene', 'project', `file:${scriptId}`)
/** Few things and many moves, so that two people often close a circle together. */
const anyMove: fc.Arbitrary<Call> = fc.record({
  type: fc.constant('entity.move'),
  picks: fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }),
})
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ who: fc.nat(2), call: anyCall }) },
  { weight: 4, arbitrary: fc.record({ who: fc.nat(2), call: anyMove }) },
  { weight: 2, arbitrary: fc.record({ who: fc.nat(2), history: fc.constantFrom('undo', 'redo'), surface }) },
  { weight: 3, arbitrary: fc.record({ to: fc.nat(2), deliver: fc.nat(1000), twice: fc.boolean() }) },
)

interface Replica extends Workbench {
  readonly inbox: Uint8Array[]
}

function replicas(): Replica[] {
  const all = ['ana', 'ben', 'cem'].map((actor, index) => ({
    ...workbench({ actor, clientId: 100 + index }),
    inbox: [] as Uint8Array[],
  }))
  for (const one of all)
    one.document.on('update', (update: Uint8Array, origin: unknown) => {
      const isRemote = typeof origin === 'object' && origin !== null && 'from' in origin
      if (!isRemote) for (const other of all) if (other !== one) other.inbox.push(update)
    })
  return all
}

test('random commands, undo and redo on three replicas with random delivery converge to one valid project', () => {
  let accepted = 0
  let undone = 0
  let conflicts = 0
  const property = fc.property(fc.array(anyStep, { minLength: 10, maxLength: 60 }), (steps) => {
    const all = replicas()
    steps.forEach((step, index) => {
      const one = all['who' in step ? step.who : step.to]!
      if ('call' in step) {
        const before = documentHash(one.document)
        const verdict = sendCall(one.bus, step.call, `${step.who}-${index}`)
        if (verdict.ok && verdict.changed) accepted++
        else expect(documentHash(one.document)).toBe(before)
      } else if ('history' in step) {
        if (one.bus[step.history](step.surface).ok) undone++
      } else {
        const [update] = one.inbox.splice(step.deliver % Math.max(1, one.inbox.length), 1)
        if (update) one.bus.applyRemote(update, 'peer')
        if (update && step.twice) one.bus.applyRemote(update, 'peer')
      }
      one.wait(100)
      expect(faults(one.bus.project)).toEqual([])
      expect(shown(one.bus.project)).toBe(shown(materialise(one.document)))
    })
    for (const one of all) for (const update of one.inbox.reverse()) one.bus.applyRemote(update, 'peer')
    const [first, ...others] = all.map(({ bus }) => shown(bus.project))
    for (const other of others) expect(other).toBe(first)
    const [hash, ...hashes] = all.map(({ document }) => documentHash(document))
    for (const other of hashes) expect(other).toBe(hash)
    const fresh = new Y.Doc()
    Y.applyUpdate(fresh, Y.encodeStateAsUpdate(all[0]!.document))
    expect(shown(materialise(fresh))).toBe(first)
    expect(first).toContain('"kind":"player"')
    expect(faults(all[0]!.bus.project)).toEqual([])
    if (all.some(({ document }) => document.store.pendingStructs)) conflicts++
  })
  assertProperty(property, 1_000)
  expect(accepted, 'commands that did something').toBeGreaterThan(3_000)
  expect(undone, 'undos that did something').toBeGreaterThan(200)
  expect(conflicts, 'replicas with missing updates at the end').toBe(0)
})
