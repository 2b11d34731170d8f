import type { Object3D } from 'three'

/** Which of the things at the top of a scene may stand elsewhere than some time ago, with all that hangs below them. Times are numbers that grow. */
export class Movement {
  #now = 1
  #allAt = 1
  readonly #at = new Map<Object3D, number>()

  get now(): number {
    return this.#now
  }

  /** Anything may have come, gone or moved. */
  ofAll(): void {
    this.#now += 1
    this.#allAt = this.#now
    this.#at.clear()
  }

  /** Nothing but these moved, which may hang below others. */
  of(objects: Iterable<Object3D>): void {
    this.#now += 1
    for (const object of objects) this.#at.set(topOf(object), this.#now)
  }

  /** Whether this thing, which must be at the top, may stand elsewhere than at that time. */
  isSince(top: Object3D, time: number): boolean {
    return this.#allAt > time || (this.#at.get(top) ?? 0) > time
  }

  /** Those that moved after that time; `null` when it may be all of them. */
  since(time: number): readonly Object3D[] | null {
    if (this.#allAt > time) return null
    return [...this.#at].flatMap(([top, at]) => (at > time ? top : []))
  }
}

/** What holds an object and hangs in the scene itself. */
function topOf(object: Object3D): Object3D {
  let top = object
  while (top.parent?.parent) top = top.parent
  return top
}
