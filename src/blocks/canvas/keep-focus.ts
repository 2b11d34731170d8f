import * as Blockly from 'blockly/core'

/** What a person does to leave a canvas. */
const ways = ['pointerdown', 'keydown'] as const

/**
 * Gives the focus back to a block that loses it while Blockly sorts the blocks of its canvas: that happens with the next picture, and on a slow machine a keyboard
 * is then faster. Returns how to end it.
 */
export function keepFocus(workspace: Blockly.WorkspaceSvg): () => void {
  let isPersons = false
  const begin = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Tab') {
      // Who types on has not left. Timers of a busy page come late, after many keys.
      isPersons = false
      return
    }
    isPersons = true
    setTimeout(() => {
      isPersons = false
    })
  }
  const giveBack = ({ relatedTarget }: FocusEvent): void => {
    const manager = Blockly.getFocusManager()
    const node = manager.getFocusedNode()
    if (relatedTarget || isPersons || !document.hasFocus()) return
    if (node?.getFocusableTree() !== workspace) return
    setTimeout(() => {
      if (document.activeElement === document.body && node.canBeFocused()) manager.focusNode(node)
    })
  }
  for (const way of ways) document.addEventListener(way, begin, true)
  // Before Blockly hears of it and forgets where the focus was.
  document.addEventListener('focusout', giveBack, true)
  return () => {
    for (const way of ways) document.removeEventListener(way, begin, true)
    document.removeEventListener('focusout', giveBack, true)
  }
}
