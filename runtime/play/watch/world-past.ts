import type { EntityId } from '../../../model/ids.ts'
import type { SimChange } from '../../simulation/sim-change.ts'
import type { Body } from '../../simulation/world/body.ts'
import { changeBetween } from './change-between.ts'

type Bodies = ReadonlyMap<EntityId, Body>
/** What things were before one step; `null` for one that was not there. */
type Before = ReadonlyMap<EntityId, Body | null>

/** The last steps of a run, so that the picture can go back through them. Costs one look at each thing a step. */
export class WorldPast {
  readonly #most: number
  readonly #known: Map<EntityId, Body>
  readonly #steps: Before[] = []
  #shown = 0

  /** Remembers `most` steps; begins with the world as it is. */
  constructor(most: number, bodies: Bodies) {
    this.#most = most
    this.#known = new Map(bodies)
  }

  get length(): number {
    return this.#steps.length
  }

  /** After each step. One in which nothing changed is left out, unless something else did (`isOther`); returns whether it was kept. */
  record(bodies: Bodies, isOther: boolean): boolean {
    const before = new Map<EntityId, Body | null>()
    for (const [id, body] of bodies) {
      const known = this.#known.get(id)
      if (known === body) continue
      before.set(id, known ?? null)
      this.#known.set(id, body)
    }
    if (this.#known.size > bodies.size) {
      for (const [id, body] of this.#known) {
        if (bodies.has(id)) continue
        before.set(id, body)
        this.#known.delete(id)
      }
    }
    if (before.size === 0 && !isOther) return false
    this.#steps.push(before)
    if (this.#steps.length > this.#most) this.#steps.shift()
    return true
  }

  /** What turns the picture that is shown into that of so many steps ago, 0 = now; what holds others comes before them. */
  show(stepsBack: number): readonly SimChange[] {
    const [from, to] = [this.#viewOf(this.#shown), this.#viewOf(stepsBack)]
    this.#shown = stepsBack
    const bodyIn = (view: Before, id: EntityId) => {
      const seen = view.get(id)
      return seen === undefined ? (this.#known.get(id) ?? null) : seen
    }
    const depthOf = ({ entityId }: SimChange): number => {
      let depth = 0
      for (
        let id = bodyIn(to, entityId)?.parentId ?? null;
        id !== null;
        id = bodyIn(to, id)?.parentId ?? null
      )
        depth += 1
      return depth
    }
    return [...new Set([...from.keys(), ...to.keys()])]
      .flatMap((id) => changeBetween(id, bodyIn(from, id), bodyIn(to, id)) ?? [])
      .sort((a, b) => depthOf(a) - depthOf(b))
  }

  /** What was different then; of what is not named it is as it is now. */
  #viewOf(stepsBack: number): Before {
    const view = new Map<EntityId, Body | null>()
    for (const before of this.#steps.slice(this.#steps.length - stepsBack).reverse())
      for (const [id, body] of before) view.set(id, body)
    return view
  }
}
