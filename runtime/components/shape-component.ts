import * as THREE from 'three'
import { buildShape } from '../models/build-shape.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { tintOpacity } from './tint-opacity.ts'

/** Sun yellow: what a shape looks like before anybody has painted it. */
const unpainted = '#FFC247'

/** `world-shape`: a basic shape. */
export function registerShape(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-shape',
    schema: looks['world-shape'],
    build({ primitive, color, opacity }) {
      const shape = buildShape(THREE, primitive, color ?? unpainted)
      tintOpacity(shape, opacity)
      return shape
    },
  })
}
