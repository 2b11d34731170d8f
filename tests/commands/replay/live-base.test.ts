import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { latestCommand } from '../../../commands/command-by-type.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { type RecordingBase, recordingBase } from '../../../commands/core/recording.ts'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { openReplayer } from '../../../commands/replay/replayer.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { isFlatRoot, isRootName } from '../../../model/document/root-name.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'
import { Picker } from '../../../scripts/fuzz/picker.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { assertProperty } from '../support/assert-property.ts'
import { type CrowdedType, crowdedPayloads } from '../support/crowded-payloads.ts'
import { expectOften } from '../support/expect-often.ts'
import { anyCall } from '../support/fuzz.ts'
import { shown } from '../support/shown.ts'
import { Visitor } from '../support/visitor.ts'

interface Turn {
  /** 0 and 1 are the one who records. */
  readonly who: number
  readonly dice: number
  readonly call: Call
  /** Sent instead of the call, with its picks. */
  readonly crowded: CrowdedType | null
}

const crowdedTypes = Object.keys(crowdedPayloads) as CrowdedType[]

const turnsOf = (mostDice: number, crowded: fc.Arbitrary<CrowdedType | null>): fc.Arbitrary<Turn[]> =>
  fc.array(fc.record({ who: fc.nat(3), dice: fc.nat(mostDice), call: anyCall, crowded }), {
    minLength: 60,
    maxLength: 160,
    size: 'max',
  })

/** Of everything, or again and again of the same blocks, and what was done to them undone. */
const turns = fc.oneof(
  turnsOf(23, fc.option(fc.constantFrom(...crowdedTypes), { freq: 2 })),
  turnsOf(12, fc.constantFrom<CrowdedType>('blocks.change', 'blocks.change', 'asset.add')),
)

/** A recording that begins in the middle of an opening, and goes on to its end. */
interface Begun {
  readonly base: RecordingBase
  readonly journal: readonly JournalEntry[]
  readonly from: number
  /** What the recorded person sees at the end. */
  end: string
  /** How many of its records it does not list as a document does that was loaded again. */
  readonly turned: number
}

/** What three people do in several openings each; Ana begins to record again and again, each time from what she has open. */
function recordingsOf(history: readonly Turn[]): readonly Begun[] {
  const ana = new Visitor('ana', 500)
  const all = [ana, ana, new Visitor('ben', 400), new Visitor('cleo', 600)]
  const begun: Begun[] = []
  const close = () => {
    for (const one of begun) if (one.end === '') one.end = shown(ana.bus.project)
  }
  history.forEach(({ who, dice, call, crowded }, turn) => {
    const person = all[who] ?? ana
    const [pick = 0] = call.picks
    person.wait(pick % 700)
    const surfaces = person.bus.saveUndo().stacks.map(({ surface }) => surface)
    if (dice === 0) person.bus.undo(...surfaces)
    else if (dice === 1) person.bus.redo(...surfaces)
    else if (dice === 2) person.bus.undoCommand(`${person.name}-${pick % (turn + 1)}`)
    else if (dice === 3 && turn % 3 === 0) {
      if (person === ana) close()
      // Anywhere among the clients that there are: they are drawn at random.
      person.reopen(1_000 + ((pick * 7_919 + turn) % 1_000_000))
    } else if (dice <= 6) {
      person.meet(all[(who + 1 + (pick % 3)) % all.length] ?? ana)
    } else send(person, call, crowded, `${person.name}-new-${turn}`)
    if (turn % 20 === 19)
      begun.push({
        base: recordingBase(ana.document, ana.bus, 'test'),
        journal: ana.journal,
        from: ana.journal.length,
        end: '',
        turned: turned(ana.document),
      })
  })
  close()
  return begun
}

function send({ bus }: Visitor, call: Call, crowded: CrowdedType | null, fresh: string): void {
  if (crowded === null) sendCall(bus, call, fresh)
  else {
    const { project } = bus
    const payload = crowdedPayloads[crowded](new Picker(project, call.picks, fresh), project)
    bus.execute(latestCommand(crowded), payload)
  }
}

/** Records of which the keys stand in another order than in the same document loaded again. */
function turned(live: Y.Doc): number {
  const loaded = new Y.Doc()
  Y.applyUpdateV2(loaded, Y.encodeStateAsUpdateV2(live))
  const [a, b] = [recordsOf(live), recordsOf(loaded)]
  const roots = [...live.share.keys()].filter(isRootName).filter((root) => !isFlatRoot(root))
  return roots.flatMap((root) =>
    a.ids(root).filter((id) => {
      const [keys, others] = [a, b].map((records) => Object.keys(records.record(root, id) ?? {}).join())
      return keys !== others
    }),
  ).length
}

test('[invariant 40] what was recorded from a document that several people filled, in several openings each, replays exactly', () => {
  const types = new Set<string>()
  let replayed = 0
  let turnedRecords = 0
  const property = fc.property(turns, (history) => {
    for (const { base, journal, from, end, turned } of recordingsOf(history)) {
      turnedRecords += turned
      const entries = journal.slice(from)
      const decoded = decodeRecording(encodeRecording({ base, entries }))
      if (!decoded.ok) throw new Error(`damaged: ${decoded.why} at ${decoded.at}`)
      const replayer = openReplayer(decoded.recording)
      if (!replayer) throw new Error('the base is no document')
      for (const { event } of entries) {
        expect(replayer.next(), JSON.stringify(event)).toBeUndefined()
        types.add(event.kind === 'command' ? event.command.type : event.kind)
        replayed += 1
      }
      expect(shown(replayer.project)).toBe(end)
    }
  })
  assertProperty(property, 20, undefined, 1, true)
  expectOften('entries that were replayed', replayed, 500)
  expectOften('records whose keys stood otherwise than loaded', turnedRecords, 20)
  expectOften('kinds of entries', types.size, 30)
}, 120_000)
