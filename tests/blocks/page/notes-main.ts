import * as Blockly from 'blockly/core'
import { createReplica, type Replica, startBytes } from '../replica.ts'
import { prepareStage, renderedStage } from './rendered-stage.ts'

import './notes-page.ts'

let replica: Replica | undefined
const stored = () => replica?.source.read().comments.map(({ text }) => text) ?? []

window.notesPage = {
  async open() {
    prepareStage()
    replica = createReplica(2, startBytes())
    const { workspace } = renderedStage.open(replica)
    if (!(workspace instanceof Blockly.WorkspaceSvg)) throw new Error('no canvas is open')
    const note = new Blockly.comments.RenderedWorkspaceComment(workspace)
    note.moveTo(new Blockly.utils.Coordinate(40, 40))
    await renderedStage.heard()
  },
  stored,
  async leave() {
    window.dispatchEvent(new Event('pagehide'))
    await Promise.resolve()
    await Promise.resolve()
    return stored()
  },
}
