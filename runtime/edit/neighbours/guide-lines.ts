import * as THREE from 'three'
import type { CodeLocale } from '../../../language/locale.ts'
import type { World } from '../../scene/create-scene.ts'
import type { Vec3 } from '../../view/pose.ts'
import { axisColors } from '../axis-colors.ts'
import { metresFigure } from '../drag-figures.ts'
import type { Guide } from './guides.ts'

/** For each axis one alignment and two equal gaps. */
const mostGuides = 9

/** Where a label is written: CSS pixels of the page. */
interface Writing {
  readonly text: string
  /** Beside a short line, not over it. */
  readonly side: 'below' | 'right'
  readonly x: number
  readonly y: number
}

/**
 * Draws guides over the scene as thin lines, each with its distance beside its middle. Shown at every move of a hand, so lines and labels
 * are made once, and the page is measured before anything is written.
 */
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
  readonly #ends = new THREE.BufferAttribute(new Float32Array(mostGuides * 2 * 3), 3)
  readonly #labels: HTMLElement[] = []

  constructor(world: World, locale: CodeLocale) {
    this.#world = world
    this.#locale = locale
    this.#lines.frustumCulled = false
    this.#lines.renderOrder = 1e6
    this.#lines.visible = false
    this.#lines.geometry.setAttribute('position', this.#ends.setUsage(THREE.DynamicDrawUsage))
    world.scene.object3D.add(this.#lines)
  }

  /** Shows these and no others. */
  show(guides: readonly Guide[]): void {
    if (guides.length === 0 && !this.#lines.visible) return
    const drawn = guides.slice(0, mostGuides)
    this.#write(drawn.flatMap((guide) => this.#writing(guide) ?? []))
    for (const [index, { from, to }] of drawn.entries())
      this.#ends.setXYZ(index * 2, ...from).setXYZ(index * 2 + 1, ...to)
    this.#ends.needsUpdate = true
    this.#lines.geometry.setDrawRange(0, drawn.length * 2)
    this.#lines.visible = drawn.length > 0
  }

  /** Does `work` with no line to be seen. */
  hideDuring(work: () => void): void {
    const wasShown = this.#lines.visible
    this.#lines.visible = false
    work()
    this.#lines.visible = wasShown
  }

  #writing({ from, to, distance }: Guide): Writing | null {
    if (distance === null) return null
    const [start, end] = [this.#onPage(from), this.#onPage(to)]
    return {
      text: metresFigure(distance, this.#locale),
      side: Math.abs(end.x - start.x) > Math.abs(end.y - start.y) ? 'below' : 'right',
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2,
    }
  }

  #write(writings: readonly Writing[]) {
    for (const label of this.#labels.slice(writings.length)) label.remove()
    for (const [index, { text, side, x, y }] of writings.entries()) {
      const label = this.#labelAt(index)
      if (label.textContent !== text) label.textContent = text
      label.dataset.side = side
      label.style.left = `${x}px`
      label.style.top = `${y}px`
      if (!label.isConnected) document.body.append(label)
    }
  }

  #labelAt(index: number): HTMLElement {
    const known = this.#labels[index]
    if (known) return known
    const label = document.createElement('div')
    label.className = 'guide-label'
    label.ariaHidden = 'true'
    this.#labels[index] = label
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
