import * as Blockly from 'blockly/core'
import { asOneGesture } from './as-one-gesture.ts'
import { freePlace } from './free-place.ts'

// Blockly keeps these to itself and has no other way to ask for it; brackets reach what is private.
// biome-ignore-start lint/complexity/useLiteralKeys: TypeScript lets nobody in by a dot
const clickBlock = Blockly.Gesture.prototype['doBlockClick']

/**
 * Puts a block that was clicked in the toolbox where nothing lies, and shows it: Blockly puts it where it was in the toolbox, over whatever
 * is there, and over the one that was clicked before.
 */
export function registerPlaceClicked(): void {
  Blockly.Gesture.prototype['doBlockClick'] = function () {
    const canvas = this['flyout']?.targetWorkspace
    if (!canvas) {
      clickBlock.call(this)
      return
    }
    const before = new Set(canvas.getTopBlocks(false))
    const isNew = (block: Blockly.BlockSvg) => !before.has(block)
    // That it came and that it went to its place.
    asOneGesture(() => {
      clickBlock.call(this)
      // What is not drawn yet has no size.
      Blockly.renderManagement.triggerQueuedRenders(canvas)
      for (const block of canvas.getTopBlocks(false).filter(isNew)) settle(canvas, block)
    })
    // While a gesture goes on Blockly does not scroll.
    queueMicrotask(() => {
      for (const block of canvas.getTopBlocks(false).filter(isNew))
        canvas.scrollBoundsIntoView(block.getBoundingRectangle(), margin)
    })
  }
}
// biome-ignore-end lint/complexity/useLiteralKeys: see above

function settle(canvas: Blockly.WorkspaceSvg, block: Blockly.BlockSvg): void {
  const taken = canvas
    .getTopBoundedElements()
    .filter((one) => one !== block)
    .map((one) => one.getBoundingRectangle())
  const { left, top, width, height } = canvas.getMetricsManager().getViewMetrics(true)
  const view = { left, top, right: left + width, bottom: top + height }
  const { x, y } = block.getRelativeToSurfaceXY()
  const size = block.getHeightWidth()
  // The toolbox can lie at an edge of the canvas or below it.
  const wanted = {
    x: between(view.left + margin, x, view.right - margin - size.width),
    y: between(view.top + margin, y, view.bottom - margin - size.height),
  }
  const place = freePlace(size, wanted, taken, view)
  block.moveBy(Math.round(place.x - x), Math.round(place.y - y))
}

/** Between a block and the edges of what is seen, in units of the canvas. */
const margin = 20

/** Where there is no room between the two, the first has it. */
const between = (first: number, wanted: number, last: number): number =>
  Math.max(first, Math.min(wanted, last))
