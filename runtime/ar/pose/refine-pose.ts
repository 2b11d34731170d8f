import * as THREE from 'three'
import { cameraFov } from '../camera-fov.ts'
import { asRigid } from './as-rigid.ts'
import { type GreyPicture, greySizes } from './grey-picture.ts'
import { PictureFit } from './picture-fit.ts'

/** Pixels of the shorter side of the smallest copies that are compared. */
const smallest = 12
/** Points that are compared at once. */
const mostPoints = 600
/** Steps in each size; most need four. */
const mostSteps = 12
/** Of what the camera sees there so much must be the picture; less is a wrong place. */
const leastExplained = 0.5
/** What was found so roughly is not further off: share of the distance, and radians. */
const plausible = { share: 0.4, turn: 0.6 }

/**
 * Finds out exactly where a picture is that was found roughly: by making the difference between the picture and what the camera sees as small as
 * it gets, first in small copies of both (Gauss-Newton with damping, after Lucas and Kanade).
 */
export class PoseRefiner {
  readonly #pictures: readonly GreyPicture[]
  readonly #fit = new PictureFit()
  readonly #turn = new THREE.Matrix4()
  #seen: readonly GreyPicture[] = []
  #last: THREE.Matrix4 | null = null
  #isSure = false

  constructor(picture: GreyPicture) {
    this.#pictures = greySizes(picture, smallest)
  }

  /**
   * `found`: the middle of the picture seen from the camera, in widths of it. `isLate`: no time is left, what was reached counts. `null`: it does
   * not get better, or what is there is not the picture.
   */
  refine(seen: GreyPicture, found: THREE.Matrix4, isLate: () => boolean): THREE.Matrix4 | null {
    const rough = asRigid(found)
    this.#seen = greySizes(seen, smallest, this.#seen)
    this.#last = this.#find(this.#nearer(seen, rough), rough, isLate)
    this.#isSure = this.#last !== null && !isLate()
    return this.#last
  }

  /** Whether it was found in time, so that it is quickly found again. */
  get isSure(): boolean {
    return this.#isSure
  }

  /** The picture is out of sight: where it was says nothing about where it will be. */
  forget(): void {
    this.#last = null
    this.#isSure = false
  }

  /** Where it is said to be, or where it was a moment ago. */
  #nearer(seen: GreyPicture, rough: THREE.Matrix4): THREE.Matrix4 {
    if (!this.#last || !this.#compare(seen, this.#last)) return rough
    const { difference } = this.#fit
    return this.#compare(seen, rough) && this.#fit.difference < difference ? rough : this.#last
  }

  #find(start: THREE.Matrix4, rough: THREE.Matrix4, isLate: () => boolean): THREE.Matrix4 | null {
    let place = start
    // What has hardly moved is not looked for in the small copies.
    const sizes = start !== rough && this.#isSure ? this.#seen.slice(0, 2) : this.#seen
    for (const size of sizes.toReversed()) {
      if (drawnWidth(size, place) < smallest || isLate()) continue
      place = this.#settle(size, place, isLate)
    }
    if (place === rough || !isPlausible(rough, place)) return null
    const [seen] = this.#seen
    return seen && this.#compare(seen, place) && this.#fit.explained >= leastExplained ? place : null
  }

  #settle(seen: GreyPicture, start: THREE.Matrix4, isLate: () => boolean): THREE.Matrix4 {
    let best = start
    let damping = 1e-3
    if (!this.#compare(seen, best)) return best
    for (let steps = 0; steps < mostSteps && damping < 10 && !isLate(); steps += 1) {
      const before = this.#fit.difference
      const by = this.#fit.better(damping)
      if (!by) break
      const next = this.#moved(best, by)
      const isBetter = this.#compare(seen, next) && this.#fit.difference < before
      if (!isBetter) {
        damping = damping * 10
        this.#compare(seen, best)
        continue
      }
      best = next
      damping /= 4
      if (before - this.#fit.difference < 1e-3 * before) break
    }
    return best
  }

  /** Whether enough of it is in view. */
  #compare(seen: GreyPicture, place: THREE.Matrix4): boolean {
    const picture = this.#nearest(drawnWidth(seen, place))
    const step = Math.max(1, Math.ceil(Math.sqrt((picture.width * picture.height) / mostPoints)))
    this.#fit.compare(picture, seen, place, focalOf(seen), step)
    return Number.isFinite(this.#fit.difference)
  }

  /** The copy that is as wide as the picture is drawn. */
  #nearest(width: number): GreyPicture {
    const off = ({ width: one }: GreyPicture) => Math.abs(Math.log(one / width))
    return this.#pictures.reduce((best, one) => (off(one) < off(best) ? one : best))
  }

  /** Turned round the camera and moved. */
  #moved(place: THREE.Matrix4, by: Float64Array): THREE.Matrix4 {
    const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0] = by
    const angle = Math.hypot(a, b, c)
    if (angle > 0) this.#turn.makeRotationAxis(new THREE.Vector3(a / angle, b / angle, c / angle), angle)
    else this.#turn.identity()
    const moved = this.#turn.clone().multiply(place)
    const at = new THREE.Vector3().setFromMatrixPosition(moved)
    return moved.setPosition(at.x + x, at.y + y, at.z + z)
  }
}

const focalOf = ({ height }: GreyPicture): number => height / 2 / Math.tan((cameraFov * Math.PI) / 360)

const drawnWidth = (seen: GreyPicture, { elements: [, , , , , , , , , , , , , , z = 0] }: THREE.Matrix4) =>
  focalOf(seen) / Math.max(1e-3, -z)

function isPlausible(rough: THREE.Matrix4, fine: THREE.Matrix4): boolean {
  const [one, other] = [new THREE.Vector3(), new THREE.Vector3()]
  one.setFromMatrixPosition(rough)
  other.setFromMatrixPosition(fine)
  const turn = new THREE.Quaternion()
    .setFromRotationMatrix(rough)
    .angleTo(new THREE.Quaternion().setFromRotationMatrix(fine))
  return (
    fine.elements.every(Number.isFinite) &&
    one.distanceTo(other) < plausible.share * one.length() &&
    turn < plausible.turn
  )
}
