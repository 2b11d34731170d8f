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
    // That it came and that it went to its place.
    asOneGesture(() => {
      clickBlock.call(this)
      for (const block of canvas.getTopBlocks(false)) if (!before.has(block)) settle(canvas, block)
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
  const place = freePlace(block.getHeightWidth(), { x, y }, taken, view)
  block.moveBy(Math.round(place.x - x), Math.round(place.y - y))
  canvas.scrollBoundsIntoView(block.getBoundingRectangle(), 20)
}
