import * as Y from 'yjs'
import type { BlockChange } from '../../commands/blocks/block-change.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import type { SessionBus } from '../../commands/core/session-bus.ts'
import { FileId } from '../../model/ids.ts'
import type { BlocksSource } from '../../src/blocks/binding/bind-blocks.ts'
import { sendGesture } from '../../src/blocks/send-gesture.ts'
import type { Send } from '../../src/workspace/actions/use-send.ts'

export const fileId = FileId.parse('file-1')

/** One person's device: a document behind the real command bus, and what a canvas is bound to. */
export interface Replica {
  readonly clientId: number
  readonly document: Y.Doc
  readonly bus: SessionBus
  readonly journal: MemoryJournal
  readonly source: BlocksSource
  readonly counts: { commands: number; refused: number }
  /** Called with each gesture that was stored. */
  onGesture: ((change: BlockChange) => void) | undefined
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
  const replica: Replica = {
    clientId,
    document,
    bus,
    journal,
    counts: { commands: 0, refused: 0 },
    onGesture: undefined,
    source: {
      fileId,
      read: () => bus.project.blocks(fileId),
      subscribe: bus.subscribe,
      store(change) {
        const send: Send = (command, payload) => bus.execute(command, payload)
        const verdict = sendGesture(send, change, bus.project.blocks(fileId))
        if (verdict.ok && verdict.changed) {
          replica.counts.commands++
          replica.onGesture?.(change)
        }
        // Yjs deletes at once what a change takes away, and lets what it brings wait for a message that came to be late: until then a record lacks a part.
        const isWhole = document.store.pendingStructs === null
        if (!verdict.ok && isWhole && !nameOrUseTaken.has(verdict.code)) replica.counts.refused++
        return verdict.ok
      },
    },
  }
  return replica
}

/** What can be refused rightly: somebody else's variable, which is not shown yet, has the name or is used. */
const nameOrUseTaken: ReadonlySet<string> = new Set(['name.taken', 'variable.in-use'])

/** Whether an update came from somebody else; `bus.applyRemote` says so in the transaction's origin. */
export const isForeign = (origin: unknown): boolean =>
  typeof origin === 'object' && origin !== null && 'from' in origin
