import * as Blockly from 'blockly/core'
import { PresenceBlocks } from '../../../protocol/sync/presence.ts'
import { loadProcedures } from '../../../src/blocks/canvas/load-procedures.ts'
import { followPeers } from '../../../src/blocks/peers/follow-peers.ts'
import { level } from '../../../src/blocks/toolbox/own-blocks.ts'
import { createValue, type WritableValue } from '../../../src/client/observable-value.ts'
import type { Peer } from '../../../src/client/project-session/project-session.ts'
import { createReplica, fileId, isForeign, type Replica, startBytes } from '../replica.ts'
import { prepareStage, renderedStage } from './rendered-stage.ts'

import './peers-page.ts'

interface Person {
  readonly replica: Replica
  readonly workspace: Blockly.WorkspaceSvg
  /** Whom they see. */
  readonly peers: WritableValue<readonly Peer[]>
}

let eva: Person | undefined
let tom: Person | undefined

function join(clientId: number, start: Uint8Array): Person {
  const replica = createReplica(clientId, start)
  const { workspace } = renderedStage.open(replica)
  if (!(workspace instanceof Blockly.WorkspaceSvg)) throw new Error('no canvas was opened')
  return { replica, workspace, peers: createValue<readonly Peer[]>([]) }
}

/** As the server passes it on: what does not fit the protocol is not seen. */
function see(seer: Person, blocks: unknown): void {
  const read = PresenceBlocks.safeParse(JSON.parse(JSON.stringify(blocks)))
  seer.peers.set([{ clientId: 2, name: 'Eva', colour: 2, ...(read.success && { blocks: read.data }) }])
}

window.peersPage = {
  async open() {
    level.set('maker')
    await loadProcedures()
    prepareStage()
    const start = startBytes()
    const [left, right] = [join(2, start), join(3, start)]
    left.replica.document.on('update', (update, origin) => {
      if (!isForeign(origin)) right.replica.bus.applyRemote(update, 'eva')
    })
    const nobody = () => {}
    followPeers(
      left.workspace,
      { ...left, bus: left.replica.bus, tellBlocks: (blocks) => see(right, blocks) },
      fileId,
    )
    followPeers(right.workspace, { ...right, bus: right.replica.bus, tellBlocks: nobody }, fileId)
    eva = left
    tom = right
    await renderedStage.heard()
  },
  async show(category, type) {
    const toolbox = eva?.workspace.getToolbox()
    if (!(toolbox instanceof Blockly.Toolbox)) throw new Error('no toolbox')
    toolbox.setSelectedItem(toolbox.getToolboxItems().find((one) => one.getId() === category) ?? null)
    await renderedStage.heard()
    const [block] = eva?.workspace.getFlyout()?.getWorkspace().getBlocksByType(type) ?? []
    if (!(block instanceof Blockly.BlockSvg)) throw new Error(`no ${type}`)
    const { left, top } = block.pathObject.svgPath.getBoundingClientRect()
    return { x: left + 7, y: top + 12 }
  },
  async claim(sketch) {
    if (tom) see(tom, { fileId, selected: null, dragged: { blockId: 'new', x: 9, y: 9, sketch } })
    await renderedStage.heard()
  },
  counts: () => ({
    stored: tom?.replica.source.read().blocks.size ?? 0,
    shown: tom?.workspace.getAllBlocks(false).length ?? 0,
    workspaces: Blockly.common.getAllWorkspaces().length,
  }),
}
