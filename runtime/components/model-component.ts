import * as THREE from 'three'
import { buildModel } from '../models/build-model.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { tintOpacity } from './tint-opacity.ts'

/** `world-model`: one of the shipped models. */
export function registerModel(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-model',
    schema: looks['world-model'],
    build({ name, color, opacity }) {
      const model = buildModel(THREE, name, color === undefined ? {} : { color })
      tintOpacity(model, opacity)
      return model
    },
  })
}
