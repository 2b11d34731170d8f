import type * as THREE from 'three'
import type { GreyPicture } from './grey-picture.ts'
import { solveSymmetric } from './solve-symmetric.ts'

/** Turned by three numbers, moved by three, brighter by a factor and a sum. */
const unknowns = 8
/** What is further off than so many times the mean counts for less: a finger on the picture, a reflection. */
const outlier = 1.5
/** The share of the picture that must be in view. */
const leastInView = 0.4

/** How well what a camera sees agrees with a picture that lies so, and which way it would agree better. */
export class PictureFit {
  /** Grey levels that they differ by, in the mean, when the light is allowed for; `Infinity`: too little of it is in view. */
  difference = Number.POSITIVE_INFINITY
  /** The share of what the camera sees there that the picture explains: 1 is all, 0 is nothing. */
  explained = 0
  readonly #matrix = new Float64Array(unknowns * unknowns)
  readonly #values = new Float64Array(unknowns)
  readonly #row = new Float64Array(unknowns)
  /** The camera's grey is the picture's times `factor` plus `sum`. */
  #light = { factor: 1, sum: 0 }
  #points = new Float64Array(0)
  #count = 0

  /**
   * Compares. `place`: the middle of the picture seen from the camera, in widths of the picture. `focal`: how many pixels of `seen` a length is wide
   * that is as far away as long. `step`: every how many pixels of the picture are looked at.
   */
  compare(picture: GreyPicture, seen: GreyPicture, place: THREE.Matrix4, focal: number, step: number): void {
    this.#project(picture, seen, place, focal, step)
    const asked = Math.ceil(picture.width / step) * Math.ceil(picture.height / step)
    this.difference = Number.POSITIVE_INFINITY
    this.explained = 0
    if (this.#count < leastInView * asked || this.#count < 4 * unknowns) return
    this.#judge()
  }

  /**
   * Where the picture would agree better, by the gradients of what was compared last: turned round the camera (radians) and moved (widths). `damping`:
   * 0 trusts the gradients wholly. `null`: they say nothing.
   */
  better(damping: number): Float64Array | null {
    const points = this.#points
    const { factor, sum } = this.#light
    this.#matrix.fill(0)
    this.#values.fill(0)
    const limit = outlier * this.difference
    for (let at = 0; at < this.#count * 8; at += 8) {
      const [wanted, got] = [points[at] ?? 0, points[at + 1] ?? 0]
      const off = factor * wanted + sum - got
      const weight = Math.abs(off) <= limit ? 1 : limit / Math.abs(off)
      for (let k = 0; k < 6; k += 1) this.#row[k] = points[at + 2 + k] ?? 0
      this.#row[6] = -wanted
      this.#row[7] = -1
      this.#add(weight, -got)
    }
    for (let k = 0; k < unknowns; k += 1) {
      const at = k * unknowns + k
      this.#matrix[at] = (this.#matrix[at] ?? 0) * (k < 6 ? 1 + damping : 1) + 1e-9
    }
    return solveSymmetric(this.#matrix, this.#values) ? this.#values : null
  }

  #add(weight: number, value: number) {
    for (let row = 0; row < unknowns; row += 1) {
      const weighted = weight * (this.#row[row] ?? 0)
      this.#values[row] = (this.#values[row] ?? 0) + weighted * value
      for (let column = 0; column <= row; column += 1) {
        const at = row * unknowns + column
        this.#matrix[at] = (this.#matrix[at] ?? 0) + weighted * (this.#row[column] ?? 0)
      }
    }
  }

  /** For each point of the picture in view: its grey, the camera's, and how the latter changes as the picture turns and moves. */
  #project(picture: GreyPicture, seen: GreyPicture, place: THREE.Matrix4, focal: number, step: number) {
    const most = Math.ceil(picture.width / step) * Math.ceil(picture.height / step) * 8
    if (this.#points.length < most) this.#points = new Float64Array(most)
    const points = this.#points
    const [r0 = 1, r1 = 0, r2 = 0, , r4 = 0, r5 = 1, r6 = 0, , , , , , t0 = 0, t1 = 0, t2 = 0] =
      place.elements
    const { data, width, height } = seen
    const first = (step - 1) >> 1
    this.#count = 0
    for (let row = first; row < picture.height; row += step)
      for (let column = first; column < picture.width; column += step) {
        const right = (column + 0.5) / picture.width - 0.5
        const up = (picture.height / 2 - row - 0.5) / picture.width
        const x = r0 * right + r4 * up + t0
        const y = r1 * right + r5 * up + t1
        const far = -(r2 * right + r6 * up + t2)
        if (far < 1e-3) continue
        const across = width / 2 + (focal * x) / far - 0.5
        const down = height / 2 - (focal * y) / far - 0.5
        const left = Math.floor(across)
        const top = Math.floor(down)
        if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
        const from = top * width + left
        const [a = 0, b = 0] = [data[from], data[from + 1]]
        const [c = 0, d = 0] = [data[from + width], data[from + width + 1]]
        const [dx, dy] = [across - left, down - top]
        const byX = (b - a) * (1 - dy) + (d - c) * dy
        const byY = (c - a) * (1 - dx) + (d - b) * dx
        const [gx, gy] = [(byX * focal) / far, (-byY * focal) / far]
        const gz = (gx * x + gy * y) / far
        const at = this.#count * 8
        points[at] = picture.data[row * picture.width + column] ?? 0
        points[at + 1] = a + (b - a) * dx + (c - a) * dy + (a - b - c + d) * dx * dy
        points[at + 2] = y * gz + far * gy
        points[at + 3] = -far * gx - x * gz
        points[at + 4] = x * gy - y * gx
        points[at + 5] = gx
        points[at + 6] = gy
        points[at + 7] = gz
        this.#count += 1
      }
  }

  #judge() {
    this.#light = this.#findLight()
    const { factor, sum } = this.#light
    let off = 0
    for (let at = 0; at < this.#count * 8; at += 8)
      off += Math.abs(factor * (this.#points[at] ?? 0) + sum - (this.#points[at + 1] ?? 0))
    this.difference = off / this.#count
  }

  /** Finds how much brighter the camera sees it, by all points alike, and how much of what it sees that explains. */
  #findLight() {
    let [wanted, got, wanted2, got2, both] = [0, 0, 0, 0, 0]
    for (let at = 0; at < this.#count * 8; at += 8) {
      const [one, other] = [this.#points[at] ?? 0, this.#points[at + 1] ?? 0]
      wanted += one
      got += other
      wanted2 += one * one
      got2 += other * other
      both += one * other
    }
    const spread = wanted2 - (wanted * wanted) / this.#count
    const shared = both - (wanted * got) / this.#count
    const all = got2 - (got * got) / this.#count
    const factor = spread > 0 ? shared / spread : 0
    this.explained = spread > 0 && all > 0 && shared > 0 ? (shared * shared) / (spread * all) : 0
    return { factor, sum: (got - factor * wanted) / this.#count }
  }
}
