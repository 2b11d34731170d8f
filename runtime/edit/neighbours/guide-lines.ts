import * as THREE from 'three'
import type { CodeLocale } from '../../../language/locale.ts'
import type { World } from '../../scene/create-scene.ts'
import type { Vec3 } from '../../view/pose.ts'
import { axisColors } from '../axis-colors.ts'
import { metresFigure } from '../drag-figures.ts'
import type { Guide } from './guides.ts'

/** Draws guides over the scene as thin lines, each with its distance beside its middle. */
export class GuideLines {
  readonly #world: World
  readonly #locale: CodeLocale
  readonly #lines = new THREE.LineSegments(
    new THREE.BufferGeometry(),
    new THREE.LineBasicMaterial({
      color: axisColors.active,
      depthTest: false,
      transparent: true,
      fog: false,
      toneMapped: false,
    }),
  )
  #labels: readonly HTMLElement[] = []

  constructor(world: World, locale: CodeLocale) {
    this.#world = world
    this.#locale = locale
    this.#lines.frustumCulled = false
    this.#lines.renderOrder = 1e6
    this.#lines.visible = false
    world.scene.object3D.add(this.#lines)
  }

  /** Shows these and no others. */
  show(guides: readonly Guide[]): void {
    for (const label of this.#labels) label.remove()
    this.#labels = guides.flatMap((guide) => this.#label(guide) ?? [])
    this.#lines.visible = guides.length > 0
    const points = guides.flatMap(({ from, to }) => [new THREE.Vector3(...from), new THREE.Vector3(...to)])
    this.#lines.geometry.dispose()
    this.#lines.geometry = new THREE.BufferGeometry().setFromPoints(points)
  }

  /** Does `work` with no line to be seen. */
  hideDuring(work: () => void): void {
    const wasShown = this.#lines.visible
    this.#lines.visible = false
    work()
    this.#lines.visible = wasShown
  }

  #label({ from, to, distance }: Guide): HTMLElement | null {
    if (distance === null) return null
    const [start, end] = [this.#onPage(from), this.#onPage(to)]
    const label = document.createElement('div')
    label.className = 'guide-label'
    label.ariaHidden = 'true'
    label.textContent = metresFigure(distance, this.#locale)
    // Beside a short line, not over it.
    label.dataset.side = Math.abs(end.x - start.x) > Math.abs(end.y - start.y) ? 'below' : 'right'
    label.style.left = `${(start.x + end.x) / 2}px`
    label.style.top = `${(start.y + end.y) / 2}px`
    document.body.append(label)
    return label
  }

  /** CSS pixels. */
  #onPage(point: Vec3) {
    const { camera, scene } = this.#world
    const { left, top, width, height } = scene.canvas.getBoundingClientRect()
    const { x, y } = new THREE.Vector3(...point).project(camera)
    return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height }
  }
}
