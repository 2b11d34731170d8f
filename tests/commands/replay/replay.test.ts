import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documentHash } from '../../../commands/core/document-hash.ts'
import { type Recording, recordingBase } from '../../../commands/core/recording.ts'
import { decodeRecording, encodeRecording, recordingFormat } from '../../../commands/core/recording-file.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../support/assert-property.ts'
import { anyCall } from '../support/fuzz.ts'
import { shown } from '../support/shown.ts'
import { entityId, scriptId, type Workbench, workbench } from '../support/workbench.ts'

interface Session {
  readonly recording: Recording
  /** Hash of the document after each entry. */
  readonly states: readonly string[]
  readonly end: string
}

/** A session in which two people work, with undo, redo and notes, recorded from its middle on. */
function session(calls: readonly Call[]): Session {
  const me = workbench()
  const peer = workbench({ actor: 'ben', clientId: 7 })
  const half = Math.floor(calls.length / 4)
  for (const [index, call] of calls.slice(0, half).entries()) act(me, peer, call, `before-${index}`)
  const base = recordingBase(me.document, me.bus, 'test')
  const skipped = me.journal.length
  const states: string[] = []
  calls.slice(half).forEach((call, index) => {
    act(me, peer, call, `new-${index}`)
    while (states.length < me.journal.length - skipped) states.push(documentHash(me.document))
  })
  return { recording: { base, entries: me.journal.slice(skipped) }, states, end: shown(me.bus.project) }
}

function act(me: Workbench, peer: Workbench, call: Call, fresh: string): void {
  const dice = (call.picks[0] ?? 0) % 10
  const surface = dice % 2 === 0 ? 'scene' : (`file:${scriptId}` as const)
  me.wait(130)
  if (dice < 6) sendCall(me.bus, call, fresh)
  else if (dice === 6) me.bus.undo(surface)
  else if (dice === 7) me.bus.redo(surface)
  else if (dice === 8) me.bus.note('machine', { event: fresh })
  else {
    peer.bus.applyRemote(Y.encodeStateAsUpdate(me.document, Y.encodeStateVector(peer.document)), 'ana')
    sendCall(peer.bus, call, fresh)
    me.bus.applyRemote(Y.encodeStateAsUpdate(peer.document, Y.encodeStateVector(me.document)), 'ben')
  }
}

const zeros = [0, 0, 0, 0, 0, 0]
/** Copies an entity that got a component before the recording began: its loaded record lists them in another order. */
const copyAfterLoading: Call[] = [
  { type: 'entity.set-component', picks: [0, 8446, 56165, 0, 0, 0] },
  { type: 'entity.create', picks: zeros },
  { type: 'file.reorder', picks: zeros },
  { type: 'entity.clone', picks: [0, 544870, 0, 0, 0, 0] },
  ...Array.from({ length: 10 }, (): Call => ({ type: 'entity.create', picks: zeros })),
]

const fixed = (length: number): Call[] => fc.sample(anyCall, { numRuns: length, seed: 3 })

describe('replay', () => {
  test('a recording does the same again, entry by entry, from any base and up to any entry', () => {
    let entries = 0
    const property = fc.property(
      fc.array(anyCall, { minLength: 10, maxLength: 80 }),
      fc.nat(1000),
      (calls, pick) => {
        const { recording, states, end } = session(calls)
        const decoded = decodeRecording(encodeRecording(recording))
        if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
        const replayer = openReplayer(decoded.recording)!
        const target = pick % (recording.entries.length + 1)
        while (replayer.position < target) expect(replayer.next()).toBeUndefined()
        if (target > 0) expect(documentHash(replayer.document)).toBe(states[target - 1])
        while (replayer.position < recording.entries.length) expect(replayer.next()).toBeUndefined()
        expect(shown(replayer.project)).toBe(end)
        entries += recording.entries.length
      },
    )
    assertProperty(property, 200, [[copyAfterLoading, 0]])
    expect(entries, 'entries replayed').toBeGreaterThan(1_500)
  })

  test('a keyframe every 1,000 entries proves the whole state', () => {
    const { recording } = session(fixed(2_600))
    const keyframes = recording.entries.filter(({ event }) => event.kind === 'keyframe')
    expect(keyframes.length).toBeGreaterThan(0)
    const report = replayRecording(encodeRecording(recording))
    expect(report).toEqual({
      entries: recording.entries.length,
      diverged: 0,
      hash: recording.entries.at(-1)?.hash,
    })
  })

  test('a command whose plan changed since is named as the first divergence', () => {
    const { recording } = session(fixed(60))
    const at = recording.entries.findIndex(({ event }) => event.kind === 'command')
    const base = { ...recording.base, document: Y.encodeStateAsUpdateV2(new Y.Doc()) }
    const report = replayRecording(encodeRecording({ ...recording, base }))
    expect(report.firstDivergence?.at).toBeLessThanOrEqual(at + 1)
    expect(report.diverged).toBeGreaterThan(0)
  })
})

describe('a replay that does something else says so', () => {
  const whyAt = (recording: Recording, at: number) => {
    const replayer = openReplayer(recording)!
    for (let position = 0; position < at; position++) expect(replayer.next()).toBeUndefined()
    return replayer.next()
  }

  test('at the entry whose update has other bytes than the recorded one', () => {
    const { recording } = session(fixed(60))
    const at = recording.entries.findIndex(({ event, effect }) => event.kind === 'command' && effect !== '')
    const entries = recording.entries.map((entry, index) =>
      index === at ? { ...entry, effect: documentHash(new Y.Doc()) } : entry,
    )
    expect(whyAt({ ...recording, entries }, at)).toBe('other-effect')
  })

  test('at the undo of a command that changed nothing and so made no step', () => {
    const me = workbench()
    const base = recordingBase(me.document, me.bus, 'test')
    me.bus.execute(renameEntity, { entityId: entityId('a'), name: 'Tree' })
    const [renamed] = me.journal
    if (renamed?.event.kind !== 'command') throw new Error('no command')
    const command = { ...renamed.event.command, id: 'again' }
    const again = { ...renamed, seq: 2, effect: '', event: { ...renamed.event, command } }
    const undo = {
      kind: 'undo',
      commandId: 'again',
      actor: 'ana',
      at: 3,
      lamport: command.lamport + 2,
    } as const
    const entries = [renamed, again, { ...again, seq: 3, event: undo }]
    expect(whyAt({ base, entries }, 2)).toBe('no-step')
  })

  test('at the keyframe that proves another state', () => {
    const { recording } = session(fixed(2_600))
    const at = recording.entries.findIndex(({ event }) => event.kind === 'keyframe')
    const entries = recording.entries.map((entry, index) =>
      index === at && entry.event.kind === 'keyframe'
        ? { ...entry, event: { ...entry.event, state: documentHash(new Y.Doc()) } }
        : entry,
    )
    expect(whyAt({ ...recording, entries }, at)).toBe('other-state')
  })
})

describe('a damaged file names the entry at which it breaks', () => {
  const { recording } = session(fixed(120))
  const file = encodeRecording(recording)
  const lines = strFromU8(inflateSync(file)).split('\n')
  const count = recording.entries.length
  const at = 20
  const rewrite = (change: (lines: string[]) => void) => {
    const copy = [...lines]
    change(copy)
    return deflateSync(strToU8(copy.join('\n')))
  }
  const broken = (bytes: Uint8Array) => {
    const { firstDivergence } = replayRecording(bytes)
    return firstDivergence
  }

  const current = `"version":${recordingFormat}`

  test('whole', () => expect(broken(file)).toBeUndefined())
  test('nothing at all', () => expect(broken(new Uint8Array())).toEqual({ at: 0, why: 'not-a-recording' }))
  test('another kind of file', () =>
    expect(broken(deflateSync(strToU8('{"hello":1}\n')))).toEqual({ at: 0, why: 'not-a-recording' }))
  test('a newer format', () =>
    expect(
      broken(rewrite((all) => (all[0] = lines[0]!.replace(current, `"version":${recordingFormat + 1}`)))),
    ).toEqual({
      at: 0,
      why: 'newer-format',
    }))
  test('an older format', () =>
    expect(broken(rewrite((all) => (all[0] = lines[0]!.replace(current, '"version":1'))))).toEqual({
      at: 0,
      why: 'older-format',
    }))
  test('bad JSON', () =>
    expect(broken(rewrite((all) => (all[at] = all[at]!.slice(0, -3))))).toEqual({ at, why: 'json' }))
  test('a missing entry', () =>
    expect(broken(rewrite((all) => all.splice(at, 1)))).toEqual({ at, why: 'gap' }))
  test('the last entries missing', () =>
    expect(broken(rewrite((all) => all.splice(count, 1)))).toEqual({ at: count, why: 'gap' }))
  test('no end', () => expect(broken(rewrite((all) => all.splice(count + 1)))).toMatchObject({ why: 'cut' }))
  test('a cut line', () =>
    expect(
      broken(deflateSync(strToU8(`${lines.slice(0, at).join('\n')}\n${lines[at]!.slice(0, 30)}`))),
    ).toEqual({
      at,
      why: 'cut',
    }))
  test('a changed word', () => {
    const target = lines.findIndex((line, index) => index >= at && line.includes('"actor":"ana"'))
    const changed = rewrite((all) => (all[target] = all[target]!.replace('"actor":"ana"', '"actor":"eve"')))
    expect(broken(changed)).toEqual({ at: target, why: 'hash' })
  })
  test('changed bytes of a remote update', () => {
    const target = lines.findIndex((line) => line.includes('"kind":"remote"'))
    const changed = rewrite(
      (all) => (all[target] = all[target]!.replace(/(?<=\},")./, (first) => (first === 'A' ? 'B' : 'A'))),
    )
    expect(broken(changed)).toEqual({ at: target, why: 'hash' })
  })
  test('every cut of the compressed bytes is noticed, and every flipped byte unless it says the same', () => {
    for (let cut = 0; cut < file.length; cut += 97)
      expect(decodeRecording(file.subarray(0, cut)).ok).toBe(false)
    for (let index = 0; index < file.length; index += 61) {
      const flipped = Uint8Array.from(file)
      flipped[index] = (flipped[index] ?? 0) ^ 0x10
      // A flip may name another place where the same letters stand.
      if (decodeRecording(flipped).ok)
        expect(strFromU8(inflateSync(flipped)) === strFromU8(inflateSync(file)), `byte ${index}`).toBe(true)
    }
  })
})

describe('npm run replay', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nestling-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (name: string, bytes: Uint8Array) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    const { status, stdout } = spawnSync(process.execPath, ['scripts/replay.ts', file], { encoding: 'utf8' })
    return { status, line: JSON.parse(stdout) }
  }

  test('prints one line and exits 0, and 1 with the entry when the file is damaged', () => {
    const { recording } = session(fixed(60))
    const file = encodeRecording(recording)
    const good = run('good.nestling', file)
    expect(good.status).toBe(0)
    expect(good.line).toMatchObject({ entries: recording.entries.length, diverged: 0 })
    expect(good.line.hash).toBe(recording.entries.at(-1)?.hash)
    const bad = run('bad.nestling', file.subarray(0, file.length - 40))
    expect(bad.status).toBe(1)
    expect(bad.line.at).toBeGreaterThan(0)
    expect(bad.line.why).toBe('deflate')
  })
})
