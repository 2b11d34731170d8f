import * as Blockly from 'blockly/core'
import { offerBlockItem } from './offer-block-item.ts'

/**
 * Offers comments in the menus: on a block, which opens at once to be written, and on the canvas. Blockly has the first without opening it, and
 * the others only on request.
 */
export function registerCommentItems(): void {
  const { registry } = Blockly.ContextMenuRegistry
  if (!registry.getItem('commentCreate')) {
    Blockly.ContextMenuItems.registerCommentOptions()
    writeAtOnce()
  }
  const own = registry.getItem('blockComment')
  if (!own || !('preconditionFn' in own)) return
  const { displayText, preconditionFn } = own
  if (displayText === undefined || preconditionFn === undefined) return
  offerBlockItem({
    id: 'blockComment',
    weight: own.weight,
    scopeType: Blockly.ContextMenuRegistry.ScopeType.BLOCK,
    displayText,
    preconditionFn,
    callback: ({ block }) => {
      if (!block) return
      if (block.hasIcon(Blockly.icons.CommentIcon.TYPE)) block.setCommentText(null)
      else void begin(block)
    },
  })
}

/** A comment on the canvas has the keyboard when it is new, but as a thing to push: letters would be keys of the canvas. */
function writeAtOnce(): void {
  const item = Blockly.ContextMenuRegistry.registry.getItem('commentCreate')
  if (!item || !('callback' in item) || !item.callback) return
  const { callback } = item
  item.callback = (...given: Parameters<typeof callback>) => {
    callback(...given)
    const focus = Blockly.getFocusManager()
    const made = focus.getFocusedNode()
    if (made instanceof Blockly.comments.RenderedWorkspaceComment)
      focus.focusNode(made.getEditorFocusableNode())
  }
}

async function begin(block: Blockly.BlockSvg): Promise<void> {
  block.setCommentText('')
  const icon = block.getIcon(Blockly.icons.CommentIcon.TYPE)
  await icon?.setBubbleVisible(true)
  const bubble = icon?.getBubble()
  if (bubble instanceof Blockly.bubbles.TextInputBubble)
    Blockly.getFocusManager().focusNode(bubble.getEditor())
}
