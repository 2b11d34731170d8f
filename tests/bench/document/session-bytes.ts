import { serialize } from 'node:v8'
import { deflateSync } from 'node:zlib'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { setProperty } from '../../../commands/entity/set-property.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { EntityId, FileId } from '../../../model/ids.ts'
import { bigProject, bigScene } from './big-project.ts'
import { openForBench } from './open-for-bench.ts'

/** What some work adds to a journal, in bytes. */
export interface SessionBytes {
  /** To the recording that is exported, a deflated file: each entry with what was commanded and the hash of its effect. */
  readonly recording: number
  /** To the write-ahead log on the disk: each entry with the update that it made, as the browser clones it. */
  readonly log: number
  /** The rows of the log, deflated one behind the other. */
  readonly deflatedLog: number
}

/**
 * What `commands` of everyday work add: things put down, moved, coloured, named, and a script typed, with ids and times as the
 * product gives them.
 */
export function sessionBytes(commands: number): SessionBytes {
  const document = openForBench(bigProject(20))
  const journal = new MemoryJournal()
  const opening = crypto.randomUUID()
  let count = 0
  let now = Date.now()
  const bus = createCommandBus({
    document,
    actor: 'ana',
    clock: () => now,
    newId: () => `${opening}.${++count}`,
    journal,
    keyframeEvery: 0,
  })
  const script = FileId.parse(crypto.randomUUID())
  bus.execute(createFile, { fileId: script, sceneId: bigScene, kind: 'js' })
  const base = recordingBase(document, bus, 'bench')
  const empty = encodeRecording({ base, entries: [] }).length
  const before = journal.entries.length
  const things: EntityId[] = []
  const text = 'tree.onClick(() => { tree.turn(15); say("hop") })\n'
  for (let index = 0; index < commands; index++) {
    now += 137 + ((index * 7919) % 2_000)
    const thing = things[(index * 7) % Math.max(1, things.length)]
    const place: [number, number, number] = [coordinate(index), 0.5, coordinate(index + 31)]
    if (index % 5 === 4) {
      const at = bus.project.text(script).length
      bus.execute(editText, {
        fileId: script,
        edits: [{ at, remove: 0, insert: text.charAt(index % text.length) }],
      })
    } else if (thing === undefined || index % 10 === 0) {
      const entityId = EntityId.parse(crypto.randomUUID())
      things.push(entityId)
      bus.execute(createEntity, {
        entityId,
        sceneId: bigScene,
        kind: 'shape',
        name: `Box ${things.length}`,
        parentId: null,
        before: null,
        position: place,
        rotation: [0, 0, 0],
        scale: [1, 1, 1],
        components: { geometry: { primitive: 'box' }, material: { color: '#aabbcc' } },
      })
    } else if (index % 10 === 1)
      bus.execute(setProperty, {
        entityId: thing,
        component: 'material',
        property: 'color',
        value: colour(index),
      })
    else if (index % 25 === 3) bus.execute(renameEntity, { entityId: thing, name: `Tree ${index}` })
    else bus.execute(transformEntities, { changes: [{ entityId: thing, position: place }] })
  }
  const entries = journal.entries.slice(before)
  if (entries.length !== commands)
    throw new Error(`only ${entries.length} of ${commands} commands did something`)
  // As the journal's store hands them to IndexedDB, which takes a structured clone.
  const rows = entries.map((entry) => serialize(entry))
  return {
    recording: encodeRecording({ base, entries }).length - empty,
    log: rows.reduce((sum, row) => sum + row.length, 0),
    deflatedLog: deflateSync(Buffer.concat(rows)).length,
  }
}

/** Metres with the digits that a drag leaves. */
const coordinate = (index: number): number => Math.round(Math.sin(index) * 10_000) / 1_000

const colour = (index: number): string => `#${((index * 2_654_435) % 0xffffff).toString(16).padStart(6, '0')}`
