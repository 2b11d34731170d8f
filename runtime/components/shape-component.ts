import * as THREE from 'three'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { primitiveGeometry } from './primitive-geometry.ts'
import { tintOpacity } from './tint-opacity.ts'

const materials = new Map<string, THREE.MeshStandardMaterial>()
/** Sun yellow: what a shape looks like before anybody has painted it. */
const unpainted = '#FFC247'

/** Matt and faceted, one material per colour, shared. */
function matt(color: string): THREE.MeshStandardMaterial {
  const known = materials.get(color)
  if (known) return known
  const material = new THREE.MeshStandardMaterial({ color, roughness: 0.92, flatShading: true })
  materials.set(color, material)
  return material
}

/** `world-shape`: a basic shape. */
export function registerShape(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-shape',
    schema: looks['world-shape'],
    build({ primitive, color, opacity }) {
      const mesh = new THREE.Mesh(primitiveGeometry(primitive), matt(color ?? unpainted))
      mesh.castShadow = true
      mesh.receiveShadow = true
      tintOpacity(mesh, opacity)
      return mesh
    },
  })
}
