import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { CommandType } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import { planCommand } from '../../commands/core/plan-command.ts'
import { registerKey } from '../../commands/core/undo-entry.ts'
import { recordsOf } from '../../model/document/records.ts'
import { sameJson } from '../../model/document/same-json.ts'
import { storedJson } from '../../model/document/stored-json.ts'
import { toJson } from '../../model/document/to-json.ts'
import { materialise } from '../../model/project/materialise.ts'
import { payloadOf } from '../../scripts/fuzz/payload-of.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { isDeeplyFrozen } from '../support/is-deeply-frozen.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { anyCall } from './support/fuzz.ts'
import { type Workbench, workbench } from './support/workbench.ts'

const history = fc.array(anyCall, { minLength: 10, maxLength: 60 })

/** What the bus would do with a payload on a document, without doing it. */
function plan(document: Y.Doc, type: CommandType, payload: unknown) {
  const context = { at: 5, actor: 'ana', lamport: 77, records: recordsOf(document) }
  return planCommand(document, materialise(document), latestCommand(type), payload, context)
}

/** All that a document holds. */
const stored = (document: Y.Doc): unknown =>
  [...document.share.keys()].map((name) => [name, document.getMap(name).toJSON()])

/** Whether the newest step wrote one register more than once, so that it may end where it began. */
function wroteTwice({ bus }: Workbench): boolean {
  const steps = bus.saveUndo().stacks.flatMap(({ undo }) => undo)
  const newest = steps.sort((a, b) => a.lamport - b.lamport).at(-1)
  const keys = newest?.registers.map(registerKey) ?? []
  return new Set(keys).size < keys.length
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[invariant 8] a command that would change nothing writes nothing, in the document, the journal and undo', () => {
  let idle = 0
  const property = fc.property(history, (calls) => {
    const bench = workbench()
    calls.forEach((call, index) => {
      const payload = payloadOf(call, bench.bus.project, `new-${index}`)
      const definition = latestCommand(call.type)
      bench.bus.execute(definition, payload)
      bench.bus.endMerge()
      const bytes = Y.encodeStateAsUpdate(bench.document)
      const values = stored(bench.document)
      const undo = JSON.stringify(bench.bus.saveUndo())
      const entries = bench.journal.length
      const again = bench.bus.execute(definition, payload)
      if (again.ok && again.changed) {
        const isElsewhere = !isDeepStrictEqual(stored(bench.document), values)
        expect(isElsewhere || call.type === 'file.edit-text' || wroteTwice(bench), call.type).toBe(true)
        return
      }
      if (again.ok) idle++
      expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
      expect(JSON.stringify(bench.bus.saveUndo())).toBe(undo)
      expect(bench.journal.length).toBe(entries)
    })
  })
  assertProperty(property, 60)
  expectOften('commands with nothing to do', idle, 300)
})

test('[invariant 9] [invariant 11] a plan asks no clock and no chance, and is the same for the same project', () => {
  let planned = 0
  const forbidden = () => {
    throw new Error('a plan asked for the time or for chance')
  }
  class Timeless {
    static readonly now = forbidden
    constructor() {
      forbidden()
    }
  }
  const property = fc.property(history, (calls) => {
    const bench = workbench()
    calls.forEach((call, index) => {
      const payload = payloadOf(call, bench.bus.project, `new-${index}`)
      const twin = new Y.Doc()
      Y.applyUpdate(twin, Y.encodeStateAsUpdate(bench.document))
      const spies = [
        vi.spyOn(Math, 'random').mockImplementation(forbidden),
        vi.spyOn(performance, 'now').mockImplementation(forbidden),
        vi.spyOn(crypto, 'randomUUID').mockImplementation(forbidden),
        vi.spyOn(crypto, 'getRandomValues').mockImplementation(forbidden),
      ]
      vi.stubGlobal('Date', Timeless)
      const first = plan(bench.document, call.type, payload)
      const second = plan(bench.document, call.type, payload)
      const elsewhere = plan(twin, call.type, payload)
      for (const spy of spies) spy.mockRestore()
      vi.unstubAllGlobals()
      expect(second).toEqual(first)
      expect(elsewhere).toEqual(first)
      const verdict = sendCall(bench.bus, call, `new-${index}`)
      if (verdict.ok && verdict.changed) planned++
    })
  })
  assertProperty(property, 20)
  expectOften('plans that write', planned, 150)
})

test('[invariant 10] a command survives being written down and read', () => {
  let written = 0
  const property = fc.property(history, (calls) => {
    const bench = workbench()
    for (const [index, call] of calls.entries()) sendCall(bench.bus, call, `new-${index}`)
    for (const { event } of bench.journal) {
      if (event.kind !== 'command') continue
      written++
      const read = JSON.parse(JSON.stringify(event.command))
      expect(read).toEqual(event.command)
      expect(latestCommand(read.type).payload.parse(read.payload)).toEqual(event.command.payload)
    }
  })
  assertProperty(property, 60)
  expectOften('commands', written, 500)
})

/** Every value that lies in a record or a flat root. */
function values(document: Y.Doc): unknown[] {
  return [...document.share.keys()].flatMap((name) => {
    return [...document.getMap<unknown>(name).values()].flatMap((value) => {
      if (!(value instanceof Y.Map)) return [value]
      return [...value.values()].filter((part) => !(part instanceof Y.Text))
    })
  })
}

/** Spoils a payload everywhere inside, as a caller that goes on using its objects would. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const [key, part] of Object.entries(value)) {
    spoil(part)
    if (typeof part !== 'object' || part === null) Reflect.set(value, key, 'spoilt')
  }
}

test('[invariant 12] what is stored is JSON that every replica reads alike, and nobody outside can change it', () => {
  let stored = 0
  const property = fc.property(history, (calls) => {
    const bench = workbench()
    calls.forEach((call, index) => {
      const payload = payloadOf(call, bench.bus.project, `new-${index}`)
      bench.bus.execute(latestCommand(call.type), payload)
      spoil(payload)
      expect(JSON.stringify(values(bench.document))).not.toContain('spoilt')
    })
    for (const value of values(bench.document)) {
      stored++
      const json = storedJson(value)
      expect(sameJson(toJson(value), json), JSON.stringify(value)).toBe(true)
      expect(json).toBeDefined()
      expect(isDeeplyFrozen(value)).toBe(true)
    }
    const read = new Y.Doc()
    Y.applyUpdateV2(read, Y.encodeStateAsUpdateV2(bench.document))
    expect(JSON.stringify(values(read).map(toSorted).sort())).toBe(
      JSON.stringify(values(bench.document).map(toSorted).sort()),
    )
  })
  assertProperty(property, 60)
  expectOften('stored values', stored, 5_000)
})

const toSorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  )
