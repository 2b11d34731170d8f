import * as Blockly from 'blockly/core'
import { type Gesture, someBlocks } from './gesture.ts'
import { below, pick } from './random.ts'

export const makeNote: Gesture = (workspace, random, newId) => {
  Blockly.serialization.workspaceComments.append(
    { id: newId(), text: `note ${below(random, 99)}`, x: below(random, 500), y: 10, width: 160, height: 120 },
    workspace,
    { recordUndo: true },
  )
}

export const editNote: Gesture = (workspace, random) => {
  const notes = workspace.getTopComments().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const note = pick(random, notes.slice(0, 3))
  const what = random()
  if (what < 0.4) note?.setText(`text ${below(random, 99)}`)
  else if (what < 0.7) note?.moveTo(new Blockly.utils.Coordinate(below(random, 400), below(random, 400)))
  else if (what < 0.85) note?.setSize(new Blockly.utils.Size(150 + below(random, 90), 130))
  else note?.setCollapsed(random() < 0.5)
}

export const removeNote: Gesture = (workspace, random) => pick(random, workspace.getTopComments())?.dispose()

/** A comment on a block. */
export const changeBlockNote: Gesture = (workspace, random) => {
  pick(random, someBlocks(workspace, random))?.setCommentText(
    random() < 0.3 ? null : `why ${below(random, 99)}`,
  )
}
