import * as Blockly from 'blockly/core'
import { EntityId } from '../../../model/ids.ts'
import { blocklyTheme } from '../../../src/blocks/canvas/blockly-theme.ts'
import { giveItems, type Item } from '../../../src/blocks/canvas/item-source.ts'
import { loadProcedures } from '../../../src/blocks/canvas/load-procedures.ts'
import { giveNames } from '../../../src/blocks/canvas/name-source.ts'
import { blocklyTexts, prepareBlockly } from '../../../src/blocks/canvas/prepare-blockly.ts'
import { giveSounds } from '../../../src/blocks/canvas/sound-source.ts'
import { items, sounds } from './rendered-stage.ts'
import './stacks-page.ts'

/** One transparent pixel: it makes a field as wide as any picture of a thing does. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

window.stacksPage = {
  async prepare(locale) {
    await Promise.all([document.fonts.load('800 16px Nunito'), loadProcedures()])
    prepareBlockly(locale, await blocklyTexts(locale))
  },
  async lay(state, names) {
    const host = document.createElement('div')
    host.className = 'canvas'
    document.body.append(host)
    const workspace = Blockly.inject(host, { renderer: 'zelos', theme: blocklyTheme(host), sounds: false })
    const things = Object.entries(names).map(
      ([id, name]): Item => ({ id: EntityId.parse(id), name, picture, group: '' }),
    )
    giveItems(workspace, { ...items, items: () => things })
    giveSounds(workspace, sounds)
    giveNames(workspace, () => [])
    Blockly.serialization.workspaces.load(state, workspace)
    await Blockly.renderManagement.finishQueuedRenders()
    const lying = workspace.getTopBlocks(false).map((block) => {
      const { left, top, right, bottom } = block.getBoundingRectangle()
      return { type: block.type, left, top, right, bottom }
    })
    workspace.dispose()
    host.remove()
    return lying
  },
}
