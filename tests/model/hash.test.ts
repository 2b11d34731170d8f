import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainEntry, entryHash, journalStart } from '../../commands/core/journal.ts'
import type { JournalEvent } from '../../commands/core/journal-entry.ts'
import { sameJson } from '../../model/document/same-json.ts'
import { toJson } from '../../model/document/to-json.ts'
import { Hash, hashBytes, hashText } from '../../model/hash.ts'
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

test('journals and recordings that are stored hold hashes: what a value has it keeps', () => {
  const kept: readonly (readonly [unknown, string])[] = [
    ['', '0ea090ae36fef452'],
    ['abc', '8e567c453c23b214'],
    [0, '35a3cd8b65779aa7'],
    [-1, '50d0fdc7f4d312d0'],
    [2 ** 31 - 1, 'ecd17dc7de2d92d0'],
    [2 ** 31, '36000c52cd5712a6'],
    [0.1, '6bc46d5f99892e24'],
    [-1e300, '49353776a2945f41'],
    [true, '66085697dc086925'],
    [false, '3cfcd436b34cd85e'],
    [null, '8413346c664c8dd1'],
    [undefined, '24182f317684334d'],
    [[], '9c638c7dafeb5d8c'],
    [{}, '59495b5ad6aa92f6'],
    [{ gone: undefined }, '59495b5ad6aa92f6'],
    [[1, 'a', [null]], '95d09943f7ad09eb'],
    [{ b: [true], a: { c: 0.5 } }, 'ff2a00094175fa3d'],
  ]
  expect(kept.map(([value]) => digest(value))).toEqual(kept.map(([, hash]) => hash))
  expect(hashBytes(Uint8Array.of(0, 1, 254, 255))).toBe('f995d56bc893905f')
  expect(hashBytes(new Uint8Array())).toBe('eb27845a5087c808')
  expect(hashText('Grüße 🐉')).toBe('a737e6fa2db04762')
})
