import * as Y from 'yjs'
import { catalogue } from '../../commands/catalogue.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../commands/core/journal-entry.ts'
import { type Recording, type RecordingBase, recordingBase } from '../../commands/core/recording.ts'
import type { SessionBus } from '../../commands/core/session-bus.ts'
import type { Surface } from '../../commands/core/surface.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { openDocument } from '../../model/document/open-document.ts'
import { seededRandom } from '../../runtime/random/seeded-random.ts'
import { sendCall } from '../fuzz/send-call.ts'

export interface GeneratedSession {
  /** Accepted commands of all three people together. */
  readonly commands: number
  readonly seed: number
  /** Entries between two keyframes of the recording; unless told otherwise a quarter of the commands, at most 1,000. */
  readonly keyframeEvery?: number
  /** Called at each keyframe of the recorded person's journal. */
  readonly onKeyframe?: (document: Y.Doc) => void
}

export interface GeneratedRecording extends Recording {
  /** Accepted commands of each person; those of the others are in the recording as one foreign update each. */
  readonly commandsBy: Readonly<Record<string, number>>
}

interface Person {
  readonly name: string
  readonly bus: SessionBus
  /** Which of `sent` this person has. */
  readonly has: Set<number>
}

const people = ['ana', 'ben', 'cleo']
const noteKinds = ['machine', 'run', 'error'] as const

/**
 * What one of three people records while all of them send random commands, undo, redo, and get each other's changes late, each change
 * as the update that it was. The same seed gives the same recording.
 */
export function generateRecording({
  commands,
  seed,
  keyframeEvery = Math.max(1, Math.min(1_000, Math.floor(commands / 4))),
  onKeyframe,
}: GeneratedSession): GeneratedRecording {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  let now = 1_000_000
  const entries: JournalEntry[] = []
  /** The changes of all, in an order in which none comes before what it builds on. */
  const sent: Uint8Array[] = []
  let base: RecordingBase | undefined
  const open = (name: string, index: number): Person => {
    const { document, loaded } = openDocument(100 + index)
    Y.applyUpdate(document, templateBytes('treehouse'))
    loaded()
    let ids = 0
    const has = new Set<number>()
    const append = (entry: JournalEntry): void => {
      if (entry.bytes && entry.event.kind !== 'remote') has.add(sent.push(entry.bytes) - 1)
      if (index > 0) return
      entries.push(entry)
      if (entry.event.kind === 'keyframe') onKeyframe?.(document)
    }
    const newId = () => `${name}-${++ids}`
    const bus = createCommandBus({
      document,
      actor: name,
      clock: () => now,
      newId,
      journal: { append },
      keyframeEvery: index === 0 ? keyframeEvery : 0,
    })
    if (index === 0) base = recordingBase(document, bus, 'generated')
    return { name, bus, has }
  }
  const all = people.map(open)
  const [recorded] = all
  if (!recorded || !base) throw new Error('nobody to record')

  const one = <T>(list: readonly T[]): T => {
    const value = list[below(list.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  /** One of those where the person has done something, or all of them together. */
  const surfaces = ({ bus }: Person): readonly Surface[] => {
    const all = bus.saveUndo().stacks.map(({ surface }) => surface)
    return all.length === 0 || below(4) === 0 ? all : [one(all)]
  }
  const meet = (to: Person, from: Person): void => {
    sent.forEach((update, at) => {
      if (!from.has.has(at) || to.has.has(at)) return
      to.has.add(at)
      to.bus.applyRemote(update, from.name)
    })
  }
  const note = ({ bus }: Person): void => {
    bus.note(one(noteKinds), { step: below(1_000), what: one(['started', 'stopped', 'failed']) })
  }

  const commandsBy: Record<string, number> = Object.fromEntries(people.map((name) => [name, 0]))
  let accepted = 0
  for (let turn = 0; accepted < commands && turn < commands * 50; turn++) {
    now += below(400)
    const person = one(all)
    const dice = below(20)
    if (dice === 0) person.bus.undo(...surfaces(person))
    else if (dice === 1) person.bus.redo(...surfaces(person))
    else if (dice === 2) note(person)
    else if (dice <= 4) meet(person, one(all.filter((other) => other !== person)))
    else {
      const picks = Array.from({ length: 6 }, () => below(1_000_000))
      const verdict = sendCall(person.bus, { type: one(catalogue).type, picks }, `${person.name}-new-${turn}`)
      if (!verdict.ok || !verdict.changed) continue
      accepted++
      commandsBy[person.name] = (commandsBy[person.name] ?? 0) + 1
    }
  }
  for (const other of all) if (other !== recorded) meet(recorded, other)
  return { base, entries, commandsBy }
}
