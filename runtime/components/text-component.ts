import type * as THREE from 'three'
import { fontFamilies } from '../../model/components/text-fonts.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawLater } from './draw-later.ts'
import { fontOf, paintText } from './paint-text.ts'
import { paintedPlane } from './picture-plane.ts'

/** `world-text`: words that stand in the scene, readable from both sides. */
export function registerText(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-text',
    schema: looks['world-text'],
    build({ value, color, font, opacity }) {
      const family = font && fontFamilies[font]
      const draw = () => drawText(value, color, family, opacity)
      const isThere = family === undefined || document.fonts.check(fontOf(16, family))
      if (isThere) return draw()
      const arrival = document.fonts.load(fontOf(16, family), value).then(() => undefined)
      return drawLater(context, arrival, draw)
    },
  })
}

/** Words as a picture of their own size. */
function drawText(
  value: string,
  color: string,
  family: string | undefined,
  opacity: number | undefined,
): THREE.Mesh {
  const { canvas, metres } = paintText(value, color, family)
  return paintedPlane(canvas, metres.width, metres.height, opacity)
}
