import * as Blockly from 'blockly/core'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { createCommandBus, type SessionBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { FileId } from '../../model/ids.ts'
import { type BlocksBinding, bindBlocks } from '../../src/blocks/binding/bind-blocks.ts'

export const fileId = FileId.parse('file-1')

/** One person's device: a document behind the real command bus, and a headless canvas bound to it. */
export interface Replica {
  readonly document: Y.Doc
  readonly bus: SessionBus
  readonly journal: MemoryJournal
  readonly workspace: Blockly.Workspace
  readonly binding: BlocksBinding
  /** Updates of others that have not arrived yet. */
  readonly inbox: Uint8Array[]
  readonly counts: { commands: number; refused: number; displaced: number }
}

/** The bytes of a project with one scene that has the blocks file `fileId` and a JavaScript file `file-2`. */
export function startBytes(): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 1
  document.transact(() => {
    document.getMap('scenes').set('scene-1', new Y.Map([['name', 'scene1']]))
    const file = (name: string, kind: string, order: string) =>
      new Y.Map<unknown>(Object.entries({ scene: 'scene-1', name, kind, order }))
    document.getMap('files').set(fileId, file('index', 'blocks', 'a0'))
    document.getMap('files').set('file-2', file('Tab2', 'js', 'a1'))
  })
  return Y.encodeStateAsUpdate(document)
}

export function createReplica(clientId: number, start: Uint8Array): Replica {
  const document = new Y.Doc()
  Y.applyUpdate(document, start)
  document.clientID = clientId
  const journal = new MemoryJournal()
  let time = 0
  const bus = createCommandBus({
    document,
    actor: `person-${clientId}`,
    clock: () => (time += 1_000),
    newId: () => `c${clientId}-${time}`,
    journal,
  })
  const counts = { commands: 0, refused: 0, displaced: 0 }
  const workspace = new Blockly.Workspace()
  const binding = bindBlocks(workspace, {
    fileId,
    read() {
      const file = bus.project.blocks(fileId)
      counts.displaced += file.displaced.size
      return file
    },
    subscribe: bus.subscribe,
    store(change) {
      const verdict = bus.execute(changeBlocks, change)
      if (verdict.ok && verdict.changed) counts.commands++
      if (!verdict.ok) counts.refused++
      return verdict.ok
    },
  })
  return { document, bus, journal, workspace, binding, inbox: [], counts }
}

/** Lets everything arrive that others have sent. */
export function deliver(replica: Replica): void {
  for (let update = replica.inbox.shift(); update; update = replica.inbox.shift()) {
    replica.bus.applyRemote(update, 'somebody')
  }
}

/** Sends each one's edits to the inboxes of all others. */
export function connect(replicas: readonly Replica[]): void {
  for (const replica of replicas) {
    replica.document.on('update', (update: Uint8Array, origin: unknown) => {
      const isForeign = typeof origin === 'object' && origin !== null && 'from' in origin
      if (!isForeign) for (const other of replicas) if (other !== replica) other.inbox.push(update)
    })
  }
}
