import * as Y from 'yjs'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { type CommandType, catalogue } from '../../../commands/catalogue.ts'
import { latestCommand } from '../../../commands/command-by-type.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { type RecordingBase, recordingBase } from '../../../commands/core/recording.ts'
import type { Surface } from '../../../commands/core/surface.ts'
import { type Records, recordsOf } from '../../../model/document/records.ts'
import { isFlatRoot, isRootName } from '../../../model/document/root-name.ts'
import { AssetId } from '../../../model/ids.ts'
import { seededRandom } from '../../../runtime/random/seeded-random.ts'
import { Picker } from '../../../scripts/fuzz/picker.ts'
import { sendCall } from '../../../scripts/fuzz/send-call.ts'
import { crowdedPayloads, crowdedTypes } from './crowded-payloads.ts'
import { shown } from './shown.ts'
import { Visitor } from './visitor.ts'

/** A recording that began in the middle of an opening. */
export interface LiveRecording {
  readonly base: RecordingBase
  readonly entries: readonly JournalEntry[]
  /** Records whose keys the document listed in another order than one that is loaded from the base. */
  readonly turned: number
  /** What the recorded person saw at its end. */
  readonly end: string
}

/** In turns. An opening is longer than some recordings in it, so that most begin in a document that was not loaded just now. */
const lengthOfRecording = 25
const lengthOfOpening = 60
/** How often a command is sent that was refused, each time about something else. */
const attempts = 4

/**
 * What Ana records while she and two others send random commands in several openings each, undo, redo, and meet: the base of each recording is cut
 * from the document that she has open. Commands of which `isWanted` are sent more often. The same seed gives the same recordings.
 */
export function liveRecordings(
  seed: number,
  turns: number,
  isWanted: (type: CommandType) => boolean,
): readonly LiveRecording[] {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const one = <T>(list: readonly T[]): T => {
    const value = list[below(list.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  const newClient = () => 1_000 + below(1_000_000)
  const ana = new Visitor('ana', newClient())
  const others = [new Visitor('ben', newClient()), new Visitor('cleo', newClient())]
  const meet = (other: Visitor): void => {
    ana.meet(other)
    other.meet(ana)
  }
  const send = (person: Visitor, fresh: string): void => {
    const { bus } = person
    const newPicks = () => Array.from({ length: 16 }, () => below(1_000_000))
    if (below(3) === 0) {
      const type = one(crowdedTypes)
      const payload = crowdedPayloads[type](new Picker(bus.project, newPicks(), fresh), bus.project)
      bus.execute(latestCommand(type), payload)
      return
    }
    const wanted = catalogue.filter(({ type }) => isWanted(type))
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { type } = one(wanted.length > 0 && below(4) > 0 ? wanted : catalogue)
      const verdict = sendCall(bus, { type, picks: newPicks() }, fresh)
      if (verdict.ok && verdict.changed) return
    }
  }
  /** What somebody has just done, so that it comes back. */
  const takeBack = (person: Visitor): void => {
    send(person, `${person.name}-back-${below(1_000_000_000)}`)
    person.bus.undo(...surfacesOf(person))
  }
  const act = (person: Visitor, turn: number): void => {
    const dice = below(18)
    if (dice === 0) person.bus.undo(...surfacesOf(person))
    else if (dice === 1) person.bus.redo(...surfacesOf(person))
    else if (dice === 2) person.bus.undoCommand(`${person.name}-${below(turn + 1)}`)
    else if (dice <= 5) meet(one(others))
    else if (dice <= 7) takeBack(person)
    else send(person, `${person.name}-new-${turn}`)
  }

  const done: LiveRecording[] = []
  let end: (() => void) | undefined
  const begin = (): void => {
    const { document, bus, journal } = ana
    const base = recordingBase(document, bus, 'test')
    const [from, turned] = [journal.length, turnedIn(document, base)]
    end = () => done.push({ base, entries: journal.slice(from), turned, end: shown(bus.project) })
  }
  for (const id of ['first', 'second']) {
    const assetId = AssetId.parse(id)
    const file = { fileName: `${id}.png`, key: id, link: '', isDisabled: false }
    ana.bus.execute(addAsset, { assetId, type: 'images', ...file })
  }
  for (const other of others) meet(other)
  for (let turn = 1; turn <= turns; turn++) {
    const person = below(3) > 0 ? ana : one(others)
    person.wait(below(700))
    act(person, turn)
    if (turn % lengthOfRecording === 0) {
      end?.()
      begin()
    }
    if (turn % lengthOfOpening === 0) {
      end?.()
      end = undefined
      for (const one of [ana, ...others]) one.reopen(newClient())
    }
  }
  end?.()
  return done
}

const surfacesOf = ({ bus }: Visitor): readonly Surface[] =>
  bus.saveUndo().stacks.map(({ surface }) => surface)

function turnedIn(live: Y.Doc, base: RecordingBase): number {
  const loaded = new Y.Doc()
  Y.applyUpdateV2(loaded, base.document)
  const keysIn = (records: Records) =>
    [...live.share.keys()]
      .filter((root) => isRootName(root))
      .filter((root) => !isFlatRoot(root))
      .flatMap((root) => records.ids(root).map((id) => [root, id, records.record(root, id)] as const))
      .map(([root, id, record]) => `${root}/${id}: ${Object.keys(record ?? {})}`)
  const there = new Set(keysIn(recordsOf(loaded)))
  return keysIn(recordsOf(live)).filter((keys) => !there.has(keys)).length
}
