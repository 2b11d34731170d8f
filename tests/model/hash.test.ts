import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainEntry, entryHash, journalStart } from '../../commands/core/journal.ts'
import type { JournalEvent } from '../../commands/core/journal-entry.ts'
import { sameJson } from '../../model/document/same-json.ts'
import { toJson } from '../../model/document/to-json.ts'
import { Hash } from '../../model/hash.ts'
import { assertProperty } from '../commands/support/assert-property.ts'

const digest = (value: unknown): string => new Hash().json(value).digest()

test('two JSON values have the same hash exactly when they are equal, whatever the order of keys', () => {
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => toJson(value) ?? null)
  const property = fc.property(json, json, (a, b) => {
    expect(digest(a) === digest(b)).toBe(sameJson(a, b))
    expect(digest({ x: a, y: b })).toBe(digest({ y: b, x: a }))
    if (!sameJson(a, b)) expect(digest({ x: a, y: b })).not.toBe(digest({ x: b, y: a }))
    expect(digest([a, b])).not.toBe(digest([[a], b]))
  })
  assertProperty(property, 3_000)
})

test.each([
  [{ x: 1 }, { x: '1' }],
  [{ x: 0.5 }, { x: 0.25 }],
  [{ x: null }, {}],
  [{ x: true }, { x: false }],
  [
    { x: 'ab', y: 'c' },
    { x: 'a', y: 'bc' },
  ],
  [{ x: { y: 1 } }, { x: {}, y: 1 }],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [2 ** 32, 0],
])('%j and %j are told apart', (a, b) => expect(digest(a)).not.toBe(digest(b)))

test('every part of an entry, and the entry before it, counts', () => {
  const event: JournalEvent = {
    kind: 'command',
    command: { id: 'c', type: 't', version: 1, payload: { at: [1, 2] }, actor: 'ana', at: 5, lamport: 6 },
  }
  const { hash, effect } = chainEntry(journalStart, event, new Uint8Array([1, 2, 3]))
  const { command } = event
  const others = [
    entryHash('f'.repeat(16), 1, event, effect),
    entryHash(journalStart.hash, 2, event, effect),
    entryHash(journalStart.hash, 1, event, ''),
    ...Object.keys(command).map((key) =>
      entryHash(journalStart.hash, 1, { kind: 'command', command: { ...command, [key]: 'other' } }, effect),
    ),
    chainEntry(journalStart, event, new Uint8Array([1, 2, 4])).hash,
    chainEntry(journalStart, event, new Uint8Array([1, 2, 3, 0])).hash,
  ]
  expect(new Set([hash, ...others]).size).toBe(others.length + 1)
})
