import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordingBase } from '../../../commands/core/recording.ts'
import { HistoryReader } from '../../../commands/history/history-reader.ts'
import type { Moment } from '../../../commands/history/moment.ts'
import { momentDifference } from '../../../commands/history/moment-difference.ts'
import { type RestoredAbout, restoreProject } from '../../../commands/project/restore-project.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../support/assert-property.ts'
import { anyCall } from '../support/fuzz.ts'
import { shown } from '../support/shown.ts'
import { sync } from '../support/two-people.ts'
import { type Workbench, workbench } from '../support/workbench.ts'

const everything: RestoredAbout = { kind: 'project' }

/** Somebody at work whose history is read as it grows. */
function watched(): { bench: Workbench; read: () => HistoryReader } {
  const bench = workbench()
  const reader = new HistoryReader()
  reader.begin(recordingBase(bench.document, bench.bus, 'test').document)
  let at = 0
  return {
    bench,
    read() {
      for (const entry of bench.journal.slice(at)) reader.add(entry)
      at = bench.journal.length
      return reader
    },
  }
}

function momentOf(reader: HistoryReader, moment: number): Moment {
  const found = reader.momentAt(moment)
  if (!found) throw new Error(`no moment ${moment}`)
  return found
}

function nowOf(reader: HistoryReader): Moment {
  if (!reader.now) throw new Error('nothing was read')
  return reader.now
}

/** What restoring must bring back: all but where the project came from and which course steps were done. */
function content(project: Workbench['bus']['project']): string {
  const { meta, progress: _, ...rest } = JSON.parse(shown(project))
  return JSON.stringify({ ...rest, displayName: meta.displayName, description: meta.description })
}

function restore(bench: Workbench, reader: HistoryReader, moment: number, about = everything) {
  const payload = momentDifference(momentOf(reader, moment), nowOf(reader), about)
  bench.bus.endMerge()
  const verdict = bench.bus.execute(restoreProject, payload)
  bench.bus.endMerge()
  return verdict
}

/** A block used a variable that nobody had made yet; then it got a name. Seed 43571655. */
const foundOnce: [{ who: number; call: Call; pause: number }[], number] = [
  [
    { who: 0, call: { type: 'blocks.change', picks: [228958, 0, 214341, 0, 0, 0] }, pause: 0 },
    { who: 0, call: { type: 'entity.create', picks: [0, 0, 0, 0, 0, 0] }, pause: 202 },
    { who: 0, call: { type: 'variable.rename', picks: [0, 0, 0, 0, 0, 0] }, pause: 0 },
    { who: 0, call: { type: 'entity.create', picks: [0, 0, 0, 0, 0, 0] }, pause: 25 },
  ],
  0,
]

test('any moment of a history of two people comes back whole, as one step that can be undone', () => {
  let restored = 0
  const step = fc.record({ who: fc.nat(3), call: anyCall, pause: fc.nat(900) })
  const property = fc.property(fc.array(step, { minLength: 2, maxLength: 40 }), fc.nat(), (steps, pick) => {
    const { bench, read } = watched()
    const ben = workbench({ actor: 'ben', clientId: 200 })
    const states = new Map<number, string>()
    for (const [index, { who, call, pause }] of steps.entries()) {
      // A lock of somebody else's holds against a redo, though it does not against bringing the whole project back.
      if (who === 0 && call.type === 'entity.lock') continue
      sendCall(who === 0 ? ben.bus : bench.bus, call, `new-${index}`)
      if (who === 0 && pause % 3 > 0) sync(ben, bench)
      if (pause % 4 === 0) sync(bench, ben)
      bench.wait(pause)
      const moment = read().lines.at(-1)?.moment
      if (moment !== undefined) states.set(moment, content(bench.bus.project))
    }
    const reader = read()
    const moments = [...new Set(reader.lines.map(({ moment }) => moment))]
    const moment = moments[pick % Math.max(1, moments.length)]
    const wanted = moment === undefined ? undefined : states.get(moment)
    if (moment === undefined || wanted === undefined) return
    expect(content(momentOf(reader, moment).project)).toBe(wanted)

    const before = content(bench.bus.project)
    const verdict = restore(bench, reader, moment)
    expect(content(bench.bus.project)).toBe(wanted)
    expect(verdict).toMatchObject({ ok: true, changed: before !== wanted || expect.anything() })
    if (!verdict.ok || !verdict.changed) return
    restored++
    expect(content(nowOf(read()).project)).toBe(wanted)
    expect(bench.bus.undo('scene', 'everything')).toMatchObject({
      ok: true,
      label: { key: 'command.project.restore' },
    })
    expect(content(bench.bus.project)).toBe(before)
    expect(bench.bus.redo('everything')).toMatchObject({ ok: true })
    expect(content(bench.bus.project)).toBe(wanted)
  })
  assertProperty(property, 150, [foundOnce])
  expect(restored, 'moments restored').toBeGreaterThan(15)
})
