import * as Blockly from 'blockly/core'
import type { Peer } from '../../client/project-session/project-session.ts'
import { type Drawing, drawingOf, outlineOf } from './drawing-of.ts'
import type { SketchPictures } from './sketch-pictures.ts'

/** How clearly a block is seen that somebody else drags. */
const ghostOpacity = '0.55'

/** Paints anew what these people have in hand into a layer of the canvas: an outline with the name, and a ghost of a stack that is dragged. */
export function paintPeers(
  workspace: Blockly.WorkspaceSvg,
  layer: SVGGElement,
  peers: readonly Peer[],
  sketches: Pick<SketchPictures, 'pictureOf'>,
): void {
  layer.replaceChildren(
    ...peers.flatMap((peer) => {
      const { selected, dragged } = peer.blocks ?? {}
      if (dragged) {
        const block = workspace.getBlockById(dragged.blockId)
        const ghost = block ? drawingOf(block) : dragged.sketch ? sketches.pictureOf(dragged.sketch) : null
        if (ghost) return [ghostOf(peer, dragged, ghost)]
      }
      const block = selected ? workspace.getBlockById(selected) : null
      return block ? [selectionOf(peer, block)] : []
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

function selectionOf(peer: Peer, block: Blockly.BlockSvg): SVGElement {
  const hand = handOf(peer, block.id, block.getRelativeToSurfaceXY(), outlineOf(block))
  hand.setAttribute('class', 'nestlingPeerSelected')
  return hand
}

function ghostOf(
  peer: Peer,
  { blockId, x, y }: Place & { readonly blockId: string },
  { stack, outline }: Drawing,
): SVGElement {
  const hand = handOf(peer, blockId, { x, y }, outline)
  hand.setAttribute('class', 'nestlingPeerGhost')
  const ghost = svg('g', { opacity: ghostOpacity })
  ghost.append(stack.cloneNode(true))
  hand.prepend(ghost)
  return hand
}

/** The outline of a block and whose it is. */
function handOf({ name, colour }: Peer, blockId: string, { x, y }: Place, d: string): SVGElement {
  const hand = svg('g', { 'data-peer': name, 'data-block': blockId, transform: `translate(${x},${y})` })
  const person = `var(--person-${colour})`
  const outline = svg('path', { d, fill: 'none', 'stroke-width': 4 })
  outline.style.stroke = person
  hand.append(outline, label(name, person))
  return hand
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
