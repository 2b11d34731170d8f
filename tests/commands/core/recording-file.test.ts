import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { chainEntry } from '../../../commands/core/journal.ts'
import type { JournalEntry, JournalEvent } from '../../../commands/core/journal-entry.ts'
import type { RecordingBase } from '../../../commands/core/recording.ts'
import { decodeRecording, encodeRecording, recordingFormat } from '../../../commands/core/recording-file.ts'
import { hashText } from '../../../model/hash.ts'

const base: RecordingBase = {
  app: 'test',
  clientId: 7,
  lamport: 40,
  position: { seq: 4, hash: 'before' },
  undo: null,
  document: Uint8Array.of(1, 2, 3),
}

/** A command as the next one of `ana`'s session would be, but for `odd`. */
const command = (id: string, at: number, lamport: number, odd: object = {}): JournalEvent => ({
  kind: 'command',
  command: { id, type: 'test.set', version: 1, payload: { to: at }, actor: 'ana', at, lamport, ...odd },
})

function chained(events: readonly (readonly [JournalEvent, Uint8Array?])[]): readonly JournalEntry[] {
  const entries: JournalEntry[] = []
  for (const [event, bytes] of events) entries.push(chainEntry(entries.at(-1) ?? base.position, event, bytes))
  return entries
}
const everyKind: readonly (readonly [JournalEvent, Uint8Array?])[] = [
  [command('c1', 1_000, 41)],
  [command('c2', 1_250, 42)],
  [
    {
      kind: 'command',
      command: { id: 'c3', type: 'test.set', version: 3, payload: [], actor: 'ben', at: 1_250, lamport: 50 },
      joins: 'c2',
    },
  ],
  [{ kind: 'remote', from: 'cleo', at: 1_300 }, Uint8Array.of(9, 8)],
  [{ kind: 'undo', commandId: 'c2', actor: 'ben', at: 1_200, lamport: 51 }, Uint8Array.of(7)],
  [{ kind: 'redo', commandId: 'c2', actor: 'ben', at: 1_400.5, lamport: 52 }, Uint8Array.of(6)],
  [{ kind: 'keyframe', state: 'abc', lamport: 52 }],
  [{ kind: 'machine', at: 1_500, data: { state: 'on' } }],
  [{ kind: 'run', at: 1_500, data: 7 }],
  [{ kind: 'error', at: 2 ** 60, data: null }],
  [command('c4', 2 ** 60 + 4_096, 53, { actor: 'ben' })],
  [command('no-number', 5, 54, { actor: 'ben' })],
  [command('again', 6, 55, { actor: 'ben' })],
  [command('0', 7, 56, { actor: 'ben' })],
  [{ kind: 'run', at: 32.1, data: 1 }],
  [{ kind: 'run', at: 3.1, data: 1 }],
]
const linesOf = (entries: readonly JournalEntry[], more: Partial<RecordingBase> = {}) =>
  strFromU8(inflateSync(encodeRecording({ base: { ...base, ...more }, entries })))
    .split('\n')
    .slice(0, -1)
const fileOf = (lines: readonly string[]) => deflateSync(strToU8(lines.map((line) => `${line}\n`).join('')))
const why = (lines: readonly string[]) => {
  const decoded = decodeRecording(fileOf(lines))
  return decoded.ok ? 'ok' : [decoded.at, decoded.why]
}

test('what was recorded is read again: entries of every kind, whoever did them and whenever', () => {
  const entries = chained(everyKind)
  const read = decodeRecording(encodeRecording({ base, entries }))
  // A command is run again and needs no bytes.
  expect(read).toEqual({ ok: true, recording: { base, entries } })
  expect(decodeRecording(encodeRecording({ base, entries: [] }))).toEqual({
    ok: true,
    recording: { base, entries: [] },
  })
})

test('a line holds only what does not follow from those before it, always in the same letters', () => {
  const lines = linesOf(chained(everyKind))
  const withoutHashes = lines.slice(1).map((line) => line.replace(/^\["[0-9a-f-]{16}/, '["'))
  expect(withoutHashes).toEqual([
    '["1000","test.set",{"to":1000},{"id":"c1","actor":"ana"}]',
    '["250","test.set",{"to":1250}]',
    '["0","test.set",[],{"version":3,"actor":"ben","lamport":50,"joins":"c2"}]',
    '["50",{"kind":"remote","from":"cleo"},"CQg="]',
    '["-100",{"kind":"undo","commandId":"c2","actor":"ben","lamport":51},"Bw=="]',
    '["=1400.5",{"kind":"redo","commandId":"c2","actor":"ben","lamport":52},"Bg=="]',
    '["0",{"kind":"keyframe","state":"abc","lamport":52}]',
    '["=1500",{"kind":"machine","data":{"state":"on"}}]',
    '["0",{"kind":"run","data":7}]',
    '["=1152921504606847000",{"kind":"error","data":null}]',
    '["4096","test.set",{"to":1152921504606851000}]',
    '["=5","test.set",{"to":5},{"id":"no-number"}]',
    '["1","test.set",{"to":6},{"id":"again"}]',
    '["1","test.set",{"to":7},{"id":"0"}]',
    '["=32.1",{"kind":"run","data":1}]',
    '["=3.1",{"kind":"run","data":1}]',
    '{"end":16}',
  ])
})

test('what does not read as a line of this format is said to be a damaged entry', () => {
  const lines = linesOf(chained(everyKind))
  const [head = '', first = '', second = '', third = '', remote = ''] = lines
  const note = lines[8] ?? ''
  const spoilt = (at: number, line: string) => why(lines.with(at, line))
  const mark = second.slice(2, 18)
  const cases: readonly (readonly [number, string])[] = [
    [1, '7'],
    [1, '[]'],
    [1, '["short","test.set",{"to":1000},{"id":"c1","actor":"ana"}]'],
    [1, first.replace('"actor":"ana"', '"actor":7')],
    [1, first.replace('"actor":"ana"', '"actor":"ana","more":1')],
    [1, first.replace('}]', '},7]')],
    [2, `["${mark}250","test.set"]`],
    [2, `["${mark}","test.set",{"to":1250}]`],
    [2, `["${mark}=","test.set",{"to":1250}]`],
    [2, `["${mark} 250","test.set",{"to":1250}]`],
    [2, `["${mark}Infinity","test.set",{"to":1250}]`],
    [3, third.replace('"version":3', '"version":3.5')],
    [3, third.replace('"lamport":50', '"lamport":"50"')],
    [3, third.replace('"joins":"c2"', '"joins":null')],
    [4, remote.replace('"remote"', '"unheard"')],
    [4, remote.replace('"from":"cleo"', '"from":"cleo","at":1300')],
    [4, remote.replace(',"CQg="', '')],
    [4, remote.replace('CQg=', 'CQg')],
    [4, remote.replace('CQg=', 'CQh=')],
    [8, note.replace('"data":', '"more":')],
  ]
  for (const [at, line] of cases) {
    expect(line).not.toBe(lines[at])
    expect([line, spoilt(at, line)]).toEqual([line, [at, 'entry']])
  }
  // Its id would count on from a line that is not there.
  expect(spoilt(1, first.replace('"id":"c1",', ''))).toEqual([1, 'hash'])
  expect(spoilt(2, `${second} `)).toEqual([2, 'json'])
  expect(spoilt(2, second.slice(0, -1))).toEqual([2, 'json'])
  expect(why([head, ...lines.slice(1).map((line) => line.replace('"test.set"', '"test.other"'))])).toEqual([
    1,
    'hash',
  ])
})

test('an entry that reads well and is another one is found by its hash', () => {
  const lines = linesOf(chained(everyKind))
  const [, first = '', , , remote = ''] = lines
  const cases: readonly (readonly [number, string])[] = [
    [1, first.replace('"to":1000', '"to":1001')],
    [1, first.replace(/^\["-{8}/, '["00000000')],
    [1, first.replace('"actor":"ana"', '"actor":"eve"')],
    [2, (lines[2] ?? '').replace('250"', '251"')],
    [3, (lines[3] ?? '').replace('"joins":"c2"', '"joins":"c1"')],
    [3, (lines[3] ?? '').replace(',"joins":"c2"', '')],
    [4, remote.replace('CQg=', 'CQk=')],
    [4, remote.replace('"cleo"', '"dave"')],
    [7, (lines[7] ?? '').replace('"abc"', '"abd"')],
  ]
  for (const [at, line] of cases) {
    expect(line).not.toBe(lines[at])
    expect([line, why(lines.with(at, line))]).toEqual([line, [at, 'hash']])
  }
  const changed = first.replace('"to":1000', '"to":1001')
  expect(why(lines.with(1, changed).slice(0, -1)), 'also without an end').toEqual([1, 'hash'])
})

test('lines that are missing, doubled or behind the end are a gap, and a file without an end is cut', () => {
  const lines = linesOf(chained(everyKind))
  const end = lines.length - 1
  expect(why(lines)).toBe('ok')
  expect(why(lines.toSpliced(2, 1))).toEqual([2, 'gap'])
  expect(why(lines.toSpliced(end - 1, 1))).toEqual([end - 1, 'gap'])
  expect(why(lines.toSpliced(1, 0, lines[1] ?? ''))).toEqual([2, 'gap'])
  expect(why([...lines, '{"end":16}'])).toEqual([end, 'gap'])
  expect(why([...lines, lines[1] ?? ''])).toEqual([end, 'gap'])
  expect(why(lines.toSpliced(3, 0, '{"end":2}'))).toEqual([3, 'gap'])
  expect(why(lines.with(end, '{"end":15}'))).toEqual([end, 'gap'])
  expect(why(lines.with(end, '{"end":16,"more":1}'))).toEqual([end, 'entry'])
  expect(why(lines.slice(0, end))).toEqual([end, 'cut'])
  expect(why(lines.slice(0, 1))).toEqual([1, 'cut'])
  const cutLine = decodeRecording(deflateSync(strToU8(lines.join('\n'))))
  expect(cutLine).toMatchObject({ ok: false, at: end, why: 'cut' })
})

test('of a damaged file everything before the damage can be read', () => {
  const entries = chained(everyKind)
  const lines = linesOf(entries)
  for (const [line, damage] of [
    ['{}', 'entry'],
    ['{', 'json'],
    ['{"end":0}', 'gap'],
  ] as const)
    expect(decodeRecording(fileOf(lines.with(3, line)))).toEqual({
      ok: false,
      at: 3,
      why: damage,
      readable: { base, entries: entries.slice(0, 2) },
    })
})

/** A file that breaks after these lines: a block that holds its bytes as they are, many that hold nothing, and one of no kind there is. */
function unfinished(lines: readonly string[]): Uint8Array {
  const bytes = strToU8(lines.map((line) => `${line}\n`).join(''))
  const [low, high] = [bytes.length & 0xff, bytes.length >> 8]
  const none = Array.from({ length: 100 }, () => [0, 0, 0, 0xff, 0xff]).flat()
  return Uint8Array.of(0, low, high, low ^ 0xff, high ^ 0xff, ...bytes, ...none, 7)
}

test('bytes that do not unpack are read up to where they break', () => {
  const long = chained(Array.from({ length: 60 }, (_, at) => [{ kind: 'run', at, data: Math.sin(at) }]))
  const file = encodeRecording({ base, entries: long })
  expect(file.length).toBeGreaterThan(600)
  const half = decodeRecording(file.subarray(0, 600))
  expect(half).toMatchObject({ ok: false, why: 'deflate' })
  if (half.ok) return
  expect(half.at).toBeGreaterThan(5)
  expect(half.readable?.entries).toEqual(long.slice(0, half.at - 1))
  const lines = linesOf(long).slice(0, 4)
  expect(decodeRecording(unfinished(lines))).toEqual({
    ok: false,
    at: 4,
    why: 'deflate',
    readable: { base, entries: long.slice(0, 3) },
  })
  for (const at of [1, 3])
    expect(decodeRecording(unfinished(lines.with(at, '{')))).toMatchObject({ ok: false, at, why: 'json' })
  expect(decodeRecording(new Uint8Array())).toMatchObject({ ok: false, at: 0, why: 'not-a-recording' })
  expect(decodeRecording(Uint8Array.of(0xff))).toMatchObject({ ok: false, at: 0, why: 'deflate' })
})

test('the head says what is wrong with it: another kind of file, another version, a change, a part that is none', () => {
  const lines = linesOf([])
  /** The head with other facts, under their right check or as if nothing had happened to it. */
  const whyHead = (change: object, isSealed = true) => {
    const { check, ...facts } = JSON.parse(lines[0] ?? '')
    const head = { ...facts, ...change }
    const seal = isSealed ? hashText(JSON.stringify(head)) : check
    return why([JSON.stringify({ check: seal, ...head }), ...lines.slice(1)])
  }
  expect(whyHead({})).toBe('ok')
  expect(whyHead({ app: 'other' }, false)).toEqual([0, 'hash'])
  expect(whyHead({ format: 'other' })).toEqual([0, 'not-a-recording'])
  expect(whyHead({ version: 'two' })).toEqual([0, 'not-a-recording'])
  expect(whyHead({ version: 2 })).toEqual([0, 'older-format'])
  expect(whyHead({ version: recordingFormat + 1 })).toEqual([0, 'newer-format'])
  expect(why(['{', ...lines.slice(1)])).toEqual([0, 'not-a-recording'])
  const parts = [
    { app: 7 },
    { clientId: -1 },
    { lamport: 1.5 },
    { lamport: -1 },
    { position: { seq: -1, hash: '' } },
    { position: {} },
    { undo: {} },
    { document: 'AQ' },
    { document: 'AR==' },
  ]
  for (const part of parts) expect([part, whyHead(part)]).toEqual([part, [0, 'entry']])
})
