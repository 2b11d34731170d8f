import * as THREE from 'three'
import type { z } from 'zod'
import type { EntityElement } from '../aframe/aframe-types.ts'
import type { LookName } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { buildPlaceholder } from './build-placeholder.ts'

/** Where the drawn object hangs on its entity (`el.getObject3D(drawing)`). */
export const drawing = 'drawing'

interface WorldComponent<T> {
  readonly name: LookName
  readonly schema: z.ZodType<T>
  /** Draws the component; the object belongs to the entity and is disposed of with it. */
  build(data: T, el: EntityElement): THREE.Object3D
  /** Changes what `build` has drawn of `before` so that it shows `data`; answers false when it has to be drawn anew. */
  adjust?(drawn: THREE.Object3D, data: T, before: T): boolean
  /** Takes back what `build` did beside its drawing, once the entity has the component no more or is gone. */
  end?(el: EntityElement): void
}

/**
 * Registers an A-Frame component whose attribute is the JSON of its data, A value that its
 * schema refuses, and a drawing that fails, show the placeholder box.
 */
export function defineWorldComponent<T>(context: WorldContext, component: WorldComponent<T>) {
  AFRAME.registerComponent(component.name, {
    schema: { type: 'string', default: '{}' },
    update(before?: string) {
      const drawn = this.el.getObject3D(drawing)
      if (drawn && before && adjust(component, drawn, this.data, before)) return context.invalidate()
      dispose(this.el.getObject3D(drawing))
      this.el.setObject3D(drawing, draw(component, this.data, this.el))
      context.invalidate()
    },
    remove() {
      component.end?.(this.el)
      dispose(this.el.getObject3D(drawing))
      if (this.el.getObject3D(drawing)) this.el.removeObject3D(drawing)
      context.invalidate()
    },
  })
}

function adjust<T>(
  { adjust, schema }: WorldComponent<T>,
  drawn: THREE.Object3D,
  json: string,
  before: string,
) {
  if (!adjust) return false
  const [data, last] = [json, before].map((text) => schema.safeParse(JSON.parse(text)).data)
  return data !== undefined && last !== undefined && adjust(drawn, data, last)
}

function draw<T>(component: WorldComponent<T>, json: string, el: EntityElement) {
  try {
    return component.build(component.schema.parse(JSON.parse(json)), el)
  } catch (error) {
    reportError(error)
    return buildPlaceholder()
  }
}

/** Frees what belongs to this drawing alone; geometries and materials marked `isShared` live as long as the page. */
function dispose(object: THREE.Object3D | undefined) {
  object?.traverse((part) => {
    // Of many drawn at once the places and colours lie on the card, whosever the geometry is.
    if (part instanceof THREE.Light || part instanceof THREE.InstancedMesh) part.dispose()
    if (!(part instanceof THREE.Mesh || part instanceof THREE.Sprite || part instanceof THREE.Line)) return
    const owned: { userData: Record<string, unknown>; dispose(): void }[] = [
      part.geometry,
      part.material,
    ].flat()
    for (const resource of owned) if (resource.userData.isOwn === true) resource.dispose()
  })
}
