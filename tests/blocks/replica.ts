import * as Blockly from 'blockly/core'
import * as Y from 'yjs'
import type { BlockChange } from '../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { FileId } from '../../model/ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import { type BlocksBinding, bindBlocks } from '../../src/blocks/binding/bind-blocks.ts'

export const fileId = FileId.parse('file-1')

export interface Replica {
  readonly document: Y.Doc
  readonly workspace: Blockly.Workspace
  readonly binding: BlocksBinding
  readonly inbox: Uint8Array[]
  readonly counts: { commands: number; writes: number; displaced: number }
}

export function createReplica(clientId: number, start: Uint8Array): Replica {
  const document = new Y.Doc()
  document.clientID = clientId
  Y.applyUpdate(document, start)
  const project = materialise(document)
  const counts = { commands: 0, writes: 0, displaced: 0 }
  let lamport = 0
  const store = (change: BlockChange): boolean => {
    const payload = changeBlocks.payload.parse(change)
    lamport = Math.max(lamport, ...[...project.blocks(fileId).records.values()].map((r) => r.stamp.t)) + 1
    const plan = changeBlocks.plan(project, payload, { at: 0, actor: `p${clientId}`, lamport })
    if (plan.kind === 'rejected') return false
    counts.commands++
    counts.writes += plan.writes.length
    document.transact(() => {
      for (const write of plan.writes) {
        const root = document.getMap<Y.Map<unknown>>(write.root)
        if (write.op === 'create') root.set(write.id, new Y.Map(Object.entries(write.values)))
        if (write.op === 'set') root.get(write.id ?? '')?.set(write.key, write.value)
        if (write.op === 'erase') root.get(write.id ?? '')?.delete(write.key)
      }
    }, 'bus')
    return true
  }
  const workspace = new Blockly.Workspace()
  const binding = bindBlocks(workspace, {
    fileId,
    read() {
      const file = project.blocks(fileId)
      counts.displaced += file.displaced.size
      return file
    },
    subscribe(listener) {
      document.on('afterAllTransactions', listener)
      return () => document.off('afterAllTransactions', listener)
    },
    store,
  })
  return { document, workspace, binding, inbox: [], counts }
}
