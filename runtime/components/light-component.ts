import * as THREE from 'three'
import { hasLittleMemory } from '../../protocol/frame/little-memory.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'

/** Metres from the middle of the world within which the sun casts shadows. */
const shadowReach = 24
const sunDistance = 60

/** Keeps the light far out in the direction of its entity, whatever the entity's own distance, so that the shadow map always fits. */
class Sun extends THREE.DirectionalLight {
  override updateMatrixWorld(force?: boolean) {
    if (this.parent) {
      this.position.setFromMatrixPosition(this.parent.matrixWorld)
      if (this.position.lengthSq() < 1e-6) this.position.y = 1
      this.position.setLength(sunDistance)
      this.parent.worldToLocal(this.position)
    }
    super.updateMatrixWorld(force)
  }
}

function sun(color: string, intensity: number): THREE.Light {
  const light = new Sun(color, intensity)
  light.castShadow = true
  light.shadow.mapSize.setScalar(hasLittleMemory(navigator) ? 1024 : 2048)
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.04
  light.shadow.radius = 3
  Object.assign(light.shadow.camera, {
    left: -shadowReach,
    right: shadowReach,
    top: shadowReach,
    bottom: -shadowReach,
    near: 1,
    far: sunDistance * 2,
  })
  return light
}

/** Metres that lamps reach. */
const lampReach = 12
const spotReach = 24
const usualAngle = 50

/** Shines from its entity straight down, turning with it; the target hangs below so that it follows. */
function spot(color: string, intensity: number, angle: number): THREE.Object3D {
  const cone = (angle * Math.PI) / 360
  const light = new THREE.SpotLight(color, intensity * 40, spotReach, cone, 0.35, 1.4)
  light.position.set(0, 0, 0)
  light.target.position.set(0, -1, 0)
  return new THREE.Group().add(light, light.target)
}

/** `world-light`: the sun with the only shadow map, the light of the sky, or a lamp. */
export function registerLight(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-light',
    schema: looks['world-light'],
    build({ type, color, groundColor, intensity, angle = usualAngle }) {
      switch (type) {
        case 'sun':
          return sun(color, intensity)
        case 'hemisphere':
          return new THREE.HemisphereLight(color, groundColor ?? color, intensity)
        case 'point':
          return new THREE.PointLight(color, intensity * 10, lampReach, 1.8)
        case 'ambient':
          return new THREE.AmbientLight(color, intensity)
        case 'spot':
          return spot(color, intensity, angle)
      }
    },
  })
}
