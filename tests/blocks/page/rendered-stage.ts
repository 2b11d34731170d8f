import * as Blockly from 'blockly/core'
import { openCanvas } from '../../../src/blocks/canvas/open-canvas.ts'
import { prepareBlockly } from '../../../src/blocks/canvas/prepare-blockly.ts'
import type { Stage } from '../session.ts'
import { defineStandardBlocks } from '../standard-blocks.ts'

/** Teaches the page's Blockly our blocks and those of its own that have mutators and procedures. */
export function prepareStage(): void {
  prepareBlockly('en', {})
  defineStandardBlocks()
}

export const sounds = {
  locale: 'en',
  own: () => [],
  shelf: async () => [],
  bring: () => null,
  listen: () => undefined,
  words: {
    sound: 'sound',
    pickAnother: 'pick another',
    list: 'Sounds',
    find: 'Find a sound',
    nothing: 'Nothing',
    listen: 'Listen to it',
    own: 'My sounds',
  },
} as const

export const items = {
  items: () => [],
  preferred: () => '',
  pick: () => null,
  words: {
    thing: 'thing',
    pickAnother: 'pick another',
    unchosen: 'choose',
    it: 'it',
    itHint: 'what was clicked',
    list: 'Things',
    find: 'Find a thing',
    nothing: 'Nothing',
    clickInScene: 'Click it in the scene',
  },
}

const names = () => ['go', 'home']

/** Visible canvases as the product opens them, side by side. They settle by themselves. */
export const renderedStage: Stage = {
  open({ source }) {
    const host = document.createElement('div')
    host.className = 'canvas'
    document.body.append(host)
    const before = new Set(Blockly.common.getAllWorkspaces())
    const canvas = openCanvas(host, { locale: 'en', isReadOnly: false, source, items, sounds, names })
    const workspace = Blockly.common.getAllWorkspaces().find((one) => !before.has(one) && isMain(one))
    if (!workspace) throw new Error('no workspace was opened')
    return {
      workspace,
      settle: () => undefined,
      close() {
        canvas.close()
        host.remove()
      },
    }
  },
  /** Blockly draws in the next picture and tells its events after it; what they cause is drawn in the one after. */
  async heard() {
    for (let picture = 0; picture < 2; picture++) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  },
}

const isMain = (workspace: Blockly.Workspace) =>
  workspace instanceof Blockly.WorkspaceSvg && !workspace.isFlyout && !workspace.isMutator
