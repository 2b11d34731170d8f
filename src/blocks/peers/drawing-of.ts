import * as Blockly from 'blockly/core'

/** A picture of a stack of blocks. */
export interface Drawing {
  /** All of it, which nobody can reach: no ids, no place in the order of the keyboard. */
  readonly stack: Element
  /** The outline of its first block, as the `d` of a path. */
  readonly outline: string
}

/** What a stack on a canvas looks like now. */
export function drawingOf(block: Blockly.BlockSvg): Drawing {
  const root = block.getSvgRoot()
  const stack = document.createElementNS(Blockly.utils.dom.SVG_NS, 'g')
  stack.append(...[...root.childNodes].map((node) => node.cloneNode(true)))
  for (const element of stack.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(id|data-id|tabindex|role|aria-.*)$/.test(name)) element.removeAttribute(name)
  stack.setAttribute(
    'class',
    root.getAttribute('class')?.replaceAll(/blockly(Selected|Dragging|Draggable)/g, '') ?? '',
  )
  return { stack, outline: outlineOf(block) }
}

export const outlineOf = (block: Blockly.BlockSvg): string =>
  block.getSvgRoot().querySelector(':scope > .blocklyPath')?.getAttribute('d') ?? ''
