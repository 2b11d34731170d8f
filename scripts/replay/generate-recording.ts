import * as Y from 'yjs'
import { catalogue } from '../../commands/catalogue.ts'
import { createCommandBus, type SessionBus } from '../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../commands/core/journal-entry.ts'
import { type Recording, recordingBase } from '../../commands/core/recording.ts'
import type { Surface } from '../../commands/core/surface.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { openDocument } from '../../model/document/open-document.ts'
import { seededRandom } from '../../runtime/simulation/random/seeded-random.ts'
import { sendCall } from '../fuzz/send-call.ts'

export interface GeneratedSession {
  /** Accepted commands of all three people together. */
  readonly commands: number
  readonly seed: number
  /** Entries between two keyframes of the recording, 1,000 unless told otherwise. */
  readonly keyframeEvery?: number
  /** Called at each keyframe of the recorded person's journal. */
  readonly onKeyframe?: (document: Y.Doc) => void
}

interface Person {
  readonly name: string
  readonly document: Y.Doc
  readonly bus: SessionBus
}

const people = ['ana', 'ben', 'cleo']
const noteKinds = ['machine', 'run', 'error'] as const

/**
 * What one of three people records while all of them send random commands, undo, redo, and get each other's changes late. The same
 * seed gives the same recording.
 */
export function generateRecording({
  commands,
  seed,
  keyframeEvery = 1_000,
  onKeyframe,
}: GeneratedSession): Recording {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  let now = 1_000_000
  const entries: JournalEntry[] = []
  const open = (name: string, index: number): Person => {
    const { document, loaded } = openDocument(100 + index)
    Y.applyUpdate(document, templateBytes('treehouse'))
    loaded()
    let ids = 0
    const append = (entry: JournalEntry): void => {
      entries.push(entry)
      if (entry.event.kind === 'keyframe') onKeyframe?.(document)
    }
    const journal = index === 0 ? { append } : { append: () => undefined }
    const newId = () => `${name}-${++ids}`
    return {
      name,
      document,
      bus: createCommandBus({ document, actor: name, clock: () => now, newId, journal, keyframeEvery }),
    }
  }
  const all = people.map(open)
  const [recorded] = all
  if (!recorded) throw new Error('nobody to record')
  const base = recordingBase(recorded.document, recorded.bus, 'generated')

  const one = <T>(list: readonly T[]): T => {
    const value = list[below(list.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  const surface = ({ bus }: Person): Surface => {
    const scene = one(bus.project.scenes)
    return one<Surface>(['scene', 'scene', 'project', `file:${one(bus.project.files(scene.id)).id}`])
  }
  const meet = (to: Person, from: Person): void => {
    const update = Y.encodeStateAsUpdate(from.document, Y.encodeStateVector(to.document))
    to.bus.applyRemote(update, from.name)
  }
  const note = ({ bus }: Person): void => {
    bus.note(one(noteKinds), { step: below(1_000), what: one(['started', 'stopped', 'failed']) })
  }

  let accepted = 0
  for (let turn = 0; accepted < commands && turn < commands * 50; turn++) {
    now += below(400)
    const person = one(all)
    const dice = below(20)
    if (dice === 0) person.bus.undo(surface(person))
    else if (dice === 1) person.bus.redo(surface(person))
    else if (dice === 2) note(person)
    else if (dice <= 4) meet(person, one(all.filter((other) => other !== person)))
    else {
      const picks = Array.from({ length: 6 }, () => below(1_000_000))
      const verdict = sendCall(person.bus, { type: one(catalogue).type, picks }, `${person.name}-new-${turn}`)
      if (verdict.ok && verdict.changed) accepted++
    }
  }
  for (const other of all) if (other !== recorded) meet(recorded, other)
  return { base, entries }
}
