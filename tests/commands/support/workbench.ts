import * as Y from 'yjs'
import type { CommandBusOptions } from '../../../commands/core/command-bus-options.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { EntityId, FileId, SceneId } from '../../../model/ids.ts'
import { createProjectDocument } from '../../support/create-project-document.ts'

/** One person at one document, with a clock and ids that are the same in every run. */
export interface Workbench {
  readonly document: Y.Doc
  readonly bus: SessionBus
  readonly journal: readonly JournalEntry[]
  /** Moves the clock (ms). */
  wait(ms: number): void
}

export const sceneId = SceneId.parse('test-scene')
export const indexId = FileId.parse('test-index')
export const scriptId = FileId.parse('script')
/** What stands in the tab Tab2. */
export const textIn = ({ bus }: Workbench): string => bus.project.text(scriptId)
export const entityId = (id: string): EntityId => EntityId.parse(id)

const still = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] } as const

/** A box to be created. */
export const box = (id: string, parent: string | null = null) =>
  ({
    entityId: entityId(id),
    sceneId,
    kind: 'shape',
    name: id.toUpperCase(),
    parentId: parent === null ? null : entityId(parent),
    before: null,
    ...still,
    components: { geometry: { primitive: 'box' }, material: { color: '#ff0000' } },
  }) as const

/** What a scene must be born with; `suffix` keeps the ids of several scenes apart. */
export const protagonists = (suffix: string) =>
  ['player', 'camera', 'cursor'].map((kind) => ({
    entityId: entityId(kind + suffix),
    kind,
    name: kind,
    ...still,
    components: {},
  }))

/** Player, camera and cursor, boxes a, b and c (c inside b), the tabs index and Tab2. */
export function testProject(): Uint8Array {
  const document = createProjectDocument({
    template: 'test',
    displayName: 'Test',
    build({ bus }) {
      for (const kind of ['player', 'camera', 'cursor'])
        bus.execute(createEntity, { ...box(kind), kind, components: {} })
      for (const [id, parent] of [['a'], ['b'], ['c', 'b']] as const)
        bus.execute(createEntity, box(id, parent))
      bus.execute(createFile, { fileId: scriptId, sceneId, kind: 'js' })
    },
  })
  return Y.encodeStateAsUpdate(document)
}

let start: Uint8Array | undefined

/** `testProject()`, made once, and not before a test asks: what runs while a file is imported cannot be measured test by test. */
export function startUpdate(): Uint8Array {
  start ??= testProject()
  return start
}

export function workbench(
  options: Pick<Partial<CommandBusOptions>, 'actor' | 'nameOf'> & {
    clientId?: number
    update?: Uint8Array
  } = {},
): Workbench {
  const { actor = 'ana', clientId = 100, update = startUpdate(), nameOf } = options
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, update)
  document.clientID = clientId
  loaded()
  const journal = new MemoryJournal()
  let now = 0
  let count = 0
  const bus = createCommandBus({
    document,
    actor,
    clock: () => now,
    newId: () => `${actor}-${++count}`,
    ...(nameOf && { nameOf }),
    journal,
  })
  return {
    document,
    bus,
    journal: journal.entries,
    wait(ms) {
      now += ms
    },
  }
}
