import * as THREE from 'three'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { steppingAside } from './stepping-aside.ts'

const cream = new THREE.MeshStandardMaterial({ color: '#FFF3DC', roughness: 0.92, flatShading: true })
const berry = new THREE.MeshStandardMaterial({ color: '#D8427F', roughness: 0.92, flatShading: true })
const body = new THREE.BoxGeometry(0.5, 0.36, 0.6)
const lens = new THREE.CylinderGeometry(0.14, 0.22, 0.24, 8).rotateX(-Math.PI / 2).translate(0, 0, -0.4)
const reel = new THREE.CylinderGeometry(0.17, 0.17, 0.12, 10).rotateZ(Math.PI / 2)
const ring = new THREE.TorusGeometry(0.16, 0.035, 6, 20)
const dot = new THREE.IcosahedronGeometry(0.05, 1)

/** Metres between the eye and a helper below which the helper would only be in the way. */
const nearest = 1.6

/** A small film camera that looks along -z. */
function cameraShape(): THREE.Object3D {
  const back = new THREE.Mesh(reel, berry)
  back.position.set(0, 0.28, 0.14)
  const front = new THREE.Mesh(reel, berry)
  front.position.set(0, 0.28, -0.16)
  return new THREE.Group().add(new THREE.Mesh(body, cream), new THREE.Mesh(lens, berry), back, front)
}

function cursorShape(): THREE.Object3D {
  return new THREE.Group().add(new THREE.Mesh(ring, berry), new THREE.Mesh(dot, cream))
}

/** `world-helper`: what stands for the camera and the cursor while editing; in a running world they are not to be seen. */
export function registerHelper(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-helper',
    schema: looks['world-helper'],
    build({ shape }) {
      if (!context.isEditing) return new THREE.Group()
      return steppingAside(shape === 'camera' ? cameraShape() : cursorShape(), nearest)
    },
  })
}
