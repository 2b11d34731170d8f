import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { World } from '../scene/create-scene.ts'
import { eyeScale } from '../view/eye-scale.ts'
import { metresAPixel } from '../view/metres-a-pixel.ts'
import { bubbleAnchor, usualAnchor } from './bubble-anchor.ts'
import { paintBubble } from './paint-bubble.ts'

interface Bubble {
  readonly sprite: THREE.Sprite
  readonly speaker: THREE.Object3D
  /** Metres above the speaker's own place. */
  readonly height: number
  readonly width: number
  readonly tall: number
}

/** Metres of a pixel one metre away, where there are no pixels: the widest bubble is a fifth of a right angle. */
const inGlasses = 0.0012

function bubbleMaterial(canvas: HTMLCanvasElement): THREE.SpriteMaterial {
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  return new THREE.SpriteMaterial({ map, depthTest: false, depthWrite: false, fog: false, toneMapped: false })
}

/** What things say, in bubbles over their heads that keep their size on the screen. */
export class SpeechBubbles {
  readonly #world: World
  readonly #corner: () => readonly [number, number]
  readonly #bubbles = new Map<EntityId, Bubble>()
  readonly #eye = new THREE.Vector3()
  readonly #seen = new THREE.Vector3()

  /** `corner`: pixels that are taken in the upper left of the picture, to the right and down. */
  constructor(world: World, corner: () => readonly [number, number]) {
    this.#world = world
    this.#corner = corner
  }

  /** Adds a speck that is never seen, so that the card is ready for bubbles in this world before the first thing speaks. */
  warmUp(): void {
    const speck = new THREE.Sprite(bubbleMaterial(paintBubble('…').canvas))
    speck.scale.setScalar(Number.MIN_VALUE)
    speck.frustumCulled = false
    this.#world.scene.object3D.add(speck)
  }

  /** Shows `text` over the speaker in place of what it said before; `null` ends it. */
  say(id: EntityId, text: string | null, speaker: THREE.Object3D | undefined, isThought = false): void {
    const old = this.#bubbles.get(id)
    if (old) {
      this.#bubbles.delete(id)
      old.sprite.removeFromParent()
      old.sprite.material.map?.dispose()
      old.sprite.material.dispose()
    }
    if (text === null || text === '' || !speaker) return
    const { canvas, width, height: tall } = paintBubble(text, isThought)
    const sprite = new THREE.Sprite(bubbleMaterial(canvas))
    sprite.renderOrder = 1e6
    const box = new THREE.Box3().setFromObject(speaker)
    const height = box.isEmpty() ? 1 : box.max.y - speaker.getWorldPosition(this.#eye).y
    this.#world.scene.object3D.add(sprite)
    this.#bubbles.set(id, { sprite, speaker, height, width, tall })
  }

  /** Keeps the bubbles over their speakers, and where they can be read; to be called before each frame is drawn. */
  follow(): void {
    const { camera, scene } = this.#world
    const { clientWidth, clientHeight } = scene.canvas
    const eye = this.#eye.setFromMatrixPosition(camera.matrixWorld)
    const isFlat = !scene.renderer.xr.isPresenting
    const corner = isFlat && this.#bubbles.size > 0 ? this.#corner() : ([0, 0] as const)
    // Sprites do not take part in what makes the world small for an eye.
    const atOneMetre = (isFlat ? metresAPixel(camera, clientHeight) : inGlasses) / eyeScale(camera)
    for (const { sprite, speaker, height, width, tall } of this.#bubbles.values()) {
      speaker.getWorldPosition(sprite.position)
      sprite.position.y += height
      const size = atOneMetre * sprite.position.distanceTo(eye)
      sprite.scale.set(width * size, tall * size, 1)
      const { x, y, z } = this.#seen.copy(sprite.position).applyMatrix4(camera.matrixWorldInverse)
      const pixels = 1 / (atOneMetre * -z)
      // In glasses there are no edges, and behind the camera is nothing to be read.
      const anchor =
        isFlat && z < 0
          ? bubbleAnchor({
              at: [clientWidth / 2 + x * pixels, clientHeight / 2 + y * pixels],
              bubble: [width * size * pixels, tall * size * pixels],
              picture: [clientWidth, clientHeight],
              corner,
            })
          : usualAnchor
      sprite.center.set(...anchor)
    }
  }
}
