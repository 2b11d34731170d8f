import { metresPerPixel } from '../../model/components/shown-doodle.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { paintedPlane } from './picture-plane.ts'

/** `world-doodle`: a drawing that stands in the scene, seen from both sides. What paints it is fetched when there is one. */
export function registerDoodle(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-doodle',
    schema: looks['world-doodle'],
    build(sheet) {
      let canvas: HTMLCanvasElement
      const paint = async () => {
        canvas = (await import('./paint-sheet.ts')).paintSheet(sheet)
      }
      return drawLater(context, paint(), () =>
        paintedPlane(canvas, sheet.width * metresPerPixel, sheet.height * metresPerPixel),
      )
    },
  })
}
