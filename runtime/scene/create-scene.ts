import * as THREE from 'three'
import { hasLittleMemory } from '../../protocol/frame/little-memory.ts'
import type { EntityElement, SceneElement } from '../aframe/aframe-types.ts'
import type { RenderLoop } from './render-loop.ts'

/** Degrees. Long enough for the calm look of a diorama, short enough to walk through. */
export const editingFov = 32
export const emptyBackground = '#0D101C'
/** Finer pixels are not seen; a device with little memory draws none that are finer than the page's. */
const maxPixelRatio = 2

/** What A-Frame adds to every scene by itself and that we never want: other hosts, shortcuts of its own, buttons. */
const unwanted = [
  'inspector',
  'keyboard-shortcuts',
  'screenshot',
  'xr-mode-ui',
  'device-orientation-permission-ui',
]

export interface World {
  readonly scene: SceneElement
  readonly cameraEl: EntityElement
  readonly camera: THREE.PerspectiveCamera
}

/**
 * A-Frame calls this component by its name as soon as it knows whether there is a headset, so it must exist; ours shows nothing.
 */
function registerSilentXrUi(): void {
  AFRAME.registerComponent('xr-mode-ui', {
    schema: { type: 'string', default: '' },
    updateEnterInterfaces: () => undefined,
  })
}

/** Makes the A-Frame scene with its one camera; resolves once it renders. `loop` hears of every frame. */
export function createScene(loop: RenderLoop): Promise<World> {
  for (const name of unwanted) delete AFRAME.components[name]
  registerSilentXrUi()
  AFRAME.registerComponent('render-loop', {
    schema: { type: 'string', default: '' },
    tick: (_time, milliseconds) => loop.frameBegins(milliseconds),
    tock: loop.frameDrawn,
  })
  const isSmall = hasLittleMemory(navigator)
  const scene = document.createElement('a-scene')
  scene.setAttribute('background', `color: ${emptyBackground}`)
  scene.setAttribute('renderer', `antialias: ${!isSmall}; highRefreshRate: false`)
  scene.setAttribute('loading-screen', 'enabled: false')
  scene.setAttribute('light', 'defaultLightsEnabled: false')
  scene.setAttribute('webxr', 'optionalFeatures: bounded-floor, hand-tracking')
  scene.setAttribute('render-loop', '')
  const cameraEl = document.createElement('a-entity')
  cameraEl.setAttribute('camera', `fov: ${editingFov}; near: 0.1; far: 600`)
  scene.append(cameraEl)
  return new Promise((resolve) => {
    scene.addEventListener(
      'renderstart',
      () => {
        const { renderer, camera } = scene
        if (!camera) throw new Error('A-Frame started without a camera')
        renderer.setPixelRatio(Math.min(isSmall ? 1 : maxPixelRatio, window.devicePixelRatio))
        renderer.toneMapping = THREE.NeutralToneMapping
        renderer.toneMappingExposure = 1.15
        // To ask each shader for its faults makes the page wait for the graphics card; the browser says in its console what cannot be drawn.
        renderer.debug.checkShaderErrors = false
        renderer.shadowMap.enabled = true
        renderer.shadowMap.type = THREE.PCFShadowMap
        scene.canvas.tabIndex = 0
        // The scene itself never moves; three.js would take it that it does in every frame, with all that is in it.
        scene.object3D.matrixAutoUpdate = false
        scene.resize()
        resolve({ scene, cameraEl, camera })
      },
      { once: true },
    )
    document.body.append(scene)
  })
}
