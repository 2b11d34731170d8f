import * as Blockly from 'blockly/core'
import type { Peer } from '../../client/project-session/project-session.ts'

/** How clearly a block is seen that somebody else drags. */
const ghostOpacity = '0.55'

/** Paints anew what these people have in hand into a layer of the canvas: an outline with the name, and a ghost of a stack that is dragged. */
export function paintPeers(
  workspace: Blockly.WorkspaceSvg,
  layer: SVGGElement,
  peers: readonly Peer[],
): void {
  layer.replaceChildren(
    ...peers.flatMap((peer) => {
      const { selected, dragged } = peer.blocks ?? {}
      const ghost = dragged ? workspace.getBlockById(dragged.blockId) : null
      if (dragged && ghost) return [handOf(peer, ghost, dragged, true)]
      const block = selected ? workspace.getBlockById(selected) : null
      return block ? [handOf(peer, block, block.getRelativeToSurfaceXY(), false)] : []
    }),
  )
  // Over the blocks, which Blockly may have put above it since.
  if (layer.nextSibling) layer.parentNode?.append(layer)
}

interface Place {
  readonly x: number
  readonly y: number
}

function svg(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(Blockly.utils.dom.SVG_NS, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

function handOf(
  { name, colour }: Peer,
  block: Blockly.BlockSvg,
  { x, y }: Place,
  isGhost: boolean,
): SVGElement {
  const hand = svg('g', {
    class: isGhost ? 'nestlingPeerGhost' : 'nestlingPeerSelected',
    'data-peer': name,
    'data-block': block.id,
    transform: `translate(${x},${y})`,
  })
  const person = `var(--person-${colour})`
  if (isGhost) hand.append(ghostOf(block))
  const path = block.getSvgRoot().querySelector(':scope > .blocklyPath')
  const outline = svg('path', { d: path?.getAttribute('d') ?? '', fill: 'none', 'stroke-width': 4 })
  outline.style.stroke = person
  hand.append(outline, label(name, person))
  return hand
}

/** A picture of a stack, which nobody can reach: no ids, no place in the order of the keyboard. */
function ghostOf(block: Blockly.BlockSvg): Element {
  const root = block.getSvgRoot()
  const copy = svg('g', { opacity: ghostOpacity })
  copy.append(...[...root.childNodes].map((node) => node.cloneNode(true)))
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(id|data-id|tabindex|role|aria-.*)$/.test(name)) element.removeAttribute(name)
  copy.setAttribute(
    'class',
    root.getAttribute('class')?.replaceAll(/blockly(Selected|Dragging|Draggable)/g, '') ?? '',
  )
  return copy
}

/** A name on the person's colour, above the upper left of a block. */
function label(name: string, colour: string): SVGElement {
  const [size, padding, height] = [13, 7, 20]
  const text = svg('text', { x: padding, y: -10, 'font-size': size })
  text.textContent = name.length > 24 ? `${name.slice(0, 23)}…` : name
  text.style.cssText = 'fill: #1d1a33; font-family: var(--body-font); font-weight: 800'
  const letters = text.textContent.length
  const width = Math.ceil(letters * size * 0.62) + 2 * padding
  text.setAttribute('textLength', String(width - 2 * padding))
  const plate = svg('rect', { x: 0, y: -10 - size - 2, width, height, rx: height / 2 })
  plate.style.fill = colour
  const group = svg('g', { class: 'nestlingPeerName' })
  group.append(plate, text)
  return group
}
