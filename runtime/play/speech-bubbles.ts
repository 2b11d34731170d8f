import * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { World } from '../scene/create-scene.ts'
import { eyeScale } from '../view/eye-scale.ts'
import { metresAPixel } from '../view/metres-a-pixel.ts'
import { bubbleAnchor, usualAnchor } from './bubble-anchor.ts'
import { corners, type Painted, paintBubble, paintTail } from './paint-bubble.ts'
import { tailAnchor } from './tail-anchor.ts'

/** Something painted that stands in the world and keeps its size on the screen. */
interface Card {
  readonly sprite: THREE.Sprite
  /** Pixels. */
  readonly size: readonly [width: number, height: number]
}

interface Bubble {
  readonly sheet: Card
  readonly tail: Card
  readonly speaker: THREE.Object3D
  /** Metres above the speaker's own place. */
  readonly height: number
}

/** Metres of a pixel one metre away, where there are no pixels: the widest bubble is a fifth of a right angle. */
const inGlasses = 0.0012

function cardOf({ canvas, width, height }: Painted): Card {
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  const look = { map, depthTest: false, depthWrite: false, fog: false, toneMapped: false }
  const sprite = new THREE.Sprite(new THREE.SpriteMaterial(look))
  sprite.renderOrder = 1e6
  return { sprite, size: [width, height] }
}

function throwAway({ sprite }: Card): void {
  sprite.removeFromParent()
  sprite.material.map?.dispose()
  sprite.material.dispose()
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
    const { sprite } = cardOf(paintBubble('…'))
    sprite.scale.setScalar(Number.MIN_VALUE)
    sprite.frustumCulled = false
    this.#world.scene.object3D.add(sprite)
  }

  /** Shows `text` over the speaker in place of what it said before; `null` ends it. */
  say(id: EntityId, text: string | null, speaker: THREE.Object3D | undefined, isThought = false): void {
    const old = this.#bubbles.get(id)
    if (old) {
      this.#bubbles.delete(id)
      throwAway(old.sheet)
      throwAway(old.tail)
    }
    if (text === null || text === '' || !speaker) return
    const [sheet, tail] = [cardOf(paintBubble(text)), cardOf(paintTail(isThought))]
    const box = new THREE.Box3().setFromObject(speaker)
    const height = box.isEmpty() ? 1 : box.max.y - speaker.getWorldPosition(this.#eye).y
    this.#world.scene.object3D.add(sheet.sprite, tail.sprite)
    this.#bubbles.set(id, { sheet, tail, speaker, height })
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
    for (const { sheet, tail, speaker, height } of this.#bubbles.values()) {
      const { position } = sheet.sprite
      speaker.getWorldPosition(position)
      position.y += height
      tail.sprite.position.copy(position)
      const { x, y, z } = this.#seen.copy(position).applyMatrix4(camera.matrixWorldInverse)
      // In glasses there are no edges, and behind the camera is nothing to be read.
      const isInPicture = isFlat && z < 0
      // A picture shows what lies in one plane before the camera equally large.
      const size = atOneMetre * (isInPicture ? -z : position.distanceTo(eye))
      const pixels = 1 / size
      const at = [clientWidth / 2 + x * pixels, clientHeight / 2 + y * pixels] as const
      const place = { at, bubble: sheet.size, picture: [clientWidth, clientHeight] as const, corner }
      const anchor = isInPicture ? bubbleAnchor(place) : usualAnchor
      const hangsAt = tailAnchor(anchor, sheet.size, tail.size, corners)
      tail.sprite.visible = hangsAt !== null
      for (const [card, center] of [
        [sheet, anchor],
        [tail, hangsAt ?? anchor],
      ] as const) {
        card.sprite.scale.set(card.size[0] * size, card.size[1] * size, 1)
        card.sprite.center.set(...center)
      }
    }
  }
}
