import * as THREE from 'three'
import type { CodeLocale } from '../../../language/locale.ts'
import type { SnapSteps } from '../../../protocol/frame/snap-steps.ts'
import type { ToolSettings } from '../../../protocol/frame/tool-settings.ts'
import { boxOf } from '../../scene/box-of.ts'
import type { World } from '../../scene/create-scene.ts'
import type { SceneEntities } from '../../scene/scene-entities.ts'
import { type Bounds, boundsAround, middleOf } from '../../view/framing.ts'
import { metresAPixel } from '../../view/metres-a-pixel.ts'
import type { TransformDrag } from '../transform-drag.ts'
import { heldAxes, movedBox } from './box-axes.ts'
import { findNeighbours } from './find-neighbours.ts'
import { GuideLines } from './guide-lines.ts'
import { guidesAt } from './guides.ts'
import { NeighbourGrid } from './neighbour-grid.ts'
import { settle } from './settle.ts'

/** CSS pixels from which a neighbour draws a thing. */
const drawnFrom = 8
/** The largest share of a step of the grid that it may draw from, so that the grid stays within reach. */
const shareOfStep = 0.4

interface Parts {
  readonly world: World
  readonly entities: SceneEntities
  readonly locale: CodeLocale
}

/** How the hand is set: snapping to neighbours is on, and in which steps it snaps at all at this moment. */
type Hold = Pick<ToolSettings, 'neighbours'> & { readonly steps: SnapSteps | null }

/** Lets what is dragged snap to its neighbours, and shows by lines that it does. One drag at a time. */
export class NeighbourSnap {
  readonly #parts: Parts
  readonly #lines: GuideLines
  #drag: TransformDrag | null = null
  #isCopying = false
  /** Where the dragged things were at first; `null` when nothing of them is drawn. */
  #box: Bounds | null = null
  /** Looked for when the drag has really moved something. */
  #neighbours: NeighbourGrid | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#lines = new GuideLines(parts.world, parts.locale)
  }

  /** Things were taken hold of; with `isCopying` they stay where they are, as neighbours of their copies. */
  begin(drag: TransformDrag, isCopying: boolean): void {
    this.end()
    this.#drag = drag
    this.#isCopying = isCopying
    this.#box = boundsAround(drag.objects.flatMap((object) => boxOf(object) ?? []))
  }

  /**
   * How far they go that a hand has pulled so far along the axes that it holds (`X`, `XZ` …), `onGrid` being how far they would go without
   * neighbours; metres of the world.
   */
  settle(
    pulled: THREE.Vector3,
    onGrid: THREE.Vector3,
    held: string,
    { neighbours, steps }: Hold,
  ): THREE.Vector3 {
    const box = this.#box
    if (!box || !steps || !neighbours) return onGrid
    const offset = settle({
      box,
      neighbours: this.#near(movedBox(box, pulled.toArray())),
      pulled: pulled.toArray(),
      onGrid: onGrid.toArray(),
      axes: heldAxes(held),
      tolerance: Math.min(drawnFrom * this.#metresAPixel(box), steps.move * shareOfStep),
    })
    return new THREE.Vector3(...offset)
  }

  /** Shows what holds now that they were moved so far. */
  show(offset: THREE.Vector3, held: string, { neighbours, steps }: Hold): void {
    const isOn = neighbours && steps !== null
    const here = isOn && this.#box ? movedBox(this.#box, offset.toArray()) : null
    this.#lines.show(here ? guidesAt(here, this.#near(here), heldAxes(held)) : [])
  }

  /** Takes the lines away. */
  rest(): void {
    this.#lines.show([])
  }

  end(): void {
    this.rest()
    this.#drag = null
    this.#box = null
    this.#neighbours = null
  }

  /** Does `work` with no line to be seen. */
  hideDuring(work: () => void): void {
    this.#lines.hideDuring(work)
  }

  #near(here: Bounds): readonly Bounds[] {
    if (!this.#neighbours) {
      const { world, entities } = this.#parts
      const others = findNeighbours(world, entities, this.#drag?.ids ?? [])
      const left = this.#isCopying && this.#box ? [this.#box] : []
      this.#neighbours = new NeighbourGrid([...others, ...left])
    }
    return this.#neighbours.near(here)
  }

  #metresAPixel(box: Bounds) {
    const { camera, scene } = this.#parts.world
    const distance = camera
      .getWorldPosition(new THREE.Vector3())
      .distanceTo(new THREE.Vector3(...middleOf(box)))
    return distance * metresAPixel(camera, scene.canvas.clientHeight)
  }
}
