import * as Blockly from 'blockly/core'
import { generateCode } from '../../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../../model/blocks/blocks-state.ts'
import { loadProcedures } from '../../../src/blocks/canvas/load-procedures.ts'
import { level } from '../../../src/blocks/toolbox/own-blocks.ts'
import { createReplica, type Replica, startBytes } from '../replica.ts'
import { prepareStage, renderedStage } from './rendered-stage.ts'

import './toolbox-page.ts'

let workspace: Blockly.WorkspaceSvg | undefined
let replica: Replica | undefined

const flyoutBlocks = () => workspace?.getFlyout()?.getWorkspace().getTopBlocks(true) ?? []

window.toolboxPage = {
  async open(isMaker) {
    level.set(isMaker ? 'maker' : 'explorer')
    await loadProcedures()
    prepareStage()
    replica = createReplica(2, startBytes())
    const opened = renderedStage.open(replica)
    if (opened.workspace instanceof Blockly.WorkspaceSvg) workspace = opened.workspace
  },
  async show(category) {
    const toolbox = workspace?.getToolbox()
    if (!(toolbox instanceof Blockly.Toolbox)) throw new Error('no toolbox')
    const item = toolbox.getToolboxItems().find((one) => one.getId() === category)
    toolbox.setSelectedItem(item ?? null)
    await renderedStage.heard()
    return flyoutBlocks().map(({ type }) => type)
  },
  async pullAll() {
    if (!workspace) throw new Error('no canvas is open')
    for (const block of flyoutBlocks()) {
      const state = Blockly.serialization.blocks.save(block, { doFullSerialization: true, saveIds: false })
      if (state) Blockly.serialization.blocks.append(state, workspace, { recordUndo: true })
    }
    await renderedStage.heard()
    if (!replica) throw new Error('no canvas is open')
    return generateCode(toBlocklyState(replica.source.read()), new Map()).code
  },
}
