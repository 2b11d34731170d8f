import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { buildPlaceholder } from './build-placeholder.ts'
import { defineWorldComponent } from './define-world-component.ts'

/** `world-placeholder`: what cannot be drawn. */
export function registerPlaceholder(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-placeholder',
    schema: looks['world-placeholder'],
    build: buildPlaceholder,
  })
}
