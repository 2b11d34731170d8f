import { mostSeenThings, type RunSight, type SeenThing } from '../../model/course/run-sight.ts'
import type { EntityId } from '../../model/ids.ts'
import type { RunInput } from '../../protocol/frame/run-input.ts'
import type { SimEffect } from './sim-effect.ts'
import type { SimEntity } from './sim-entity.ts'
import type { Simulation } from './simulation.ts'
import type { Vec3 } from './space/vec3.ts'

/** Steps between two sights: ten a second. */
const sightEvery = 6
/** Sights that wait at most; a page that draws nothing for longer has forgotten the oldest. */
const mostWaiting = 60
const mostKeys = 64
const longestSaid = 500

/** Looks at a run for a course: what moved, what was pressed, what the score is. It changes nothing of the run. */
export class RunSights {
  readonly #entities: Simulation['entities']
  readonly #told = new Map<EntityId, string>()
  readonly #held = new Set<string>()
  #pressed: string[] = []
  #clicked: EntityId[] = []
  #step = 0
  #score: number | null = null
  #ends: RunSight['ends'] = null
  #waiting: RunSight[] = []

  constructor({ entities }: Pick<Simulation, 'entities'>) {
    this.#entities = entities
  }

  /** Before a step, with what it gets: all jobs of the step before are done. */
  begin(inputs: readonly RunInput[]): void {
    if (this.#step % sightEvery === 0) this.#look()
    this.#step += 1
    for (const input of inputs) {
      if (input.kind === 'click') this.#clicked.push(input.entityId)
      if (input.kind !== 'key') continue
      if (input.phase === 'up') this.#held.delete(input.key)
      else if (!this.#held.has(input.key)) {
        this.#held.add(input.key)
        this.#pressed.push(input.key)
      }
    }
  }

  /** What was to be seen or heard of the run besides its things. */
  note(effects: readonly SimEffect[]): void {
    for (const effect of effects) {
      if (effect.kind === 'hud') this.#score = effect.score
      if (effect.kind !== 'end') continue
      this.#ends = effect.isWon ? 'won' : 'lost'
      this.#look()
    }
  }

  /** The sights since the last call. */
  take(): readonly RunSight[] {
    return this.#waiting.splice(0)
  }

  #look(): void {
    const things: SeenThing[] = []
    for (const body of this.#entities.values()) {
      if (things.length >= mostSeenThings) break
      const thing = this.#thingOf(body)
      const text = JSON.stringify(thing)
      if (this.#told.get(body.id) === text) continue
      this.#told.set(body.id, text)
      things.push(thing)
    }
    const gone = [...this.#told.keys()].filter((id) => !this.#entities.has(id)).slice(0, mostSeenThings)
    for (const id of gone) this.#told.delete(id)
    this.#waiting.push({
      step: this.#step,
      score: this.#score,
      ends: this.#ends,
      pressed: this.#pressed.splice(0).slice(0, mostKeys),
      held: [...this.#held].slice(0, mostKeys),
      clicked: this.#clicked.splice(0).slice(0, mostKeys),
      things,
      gone,
    })
    if (this.#waiting.length > mostWaiting) this.#waiting.shift()
  }

  #thingOf(body: SimEntity & { readonly original: EntityId }): SeenThing {
    let { position, visible: isVisible } = body
    let turn = body.rotation[1]
    for (let parent = this.#parentOf(body); parent; parent = this.#parentOf(parent)) {
      position = within(parent, position)
      turn += parent.rotation[1]
      isVisible &&= parent.visible
    }
    const says = body.text === null ? null : body.text.slice(0, longestSaid)
    return { id: body.id, of: body.original, position: rounded(position), turn: round(turn), isVisible, says }
  }

  #parentOf({ parentId }: SimEntity): SimEntity | undefined {
    return parentId === null ? undefined : this.#entities.get(parentId)
  }
}

/** A place in a thing, seen from outside; of the thing's turns only that about the vertical axis counts. */
function within({ position, rotation, scale }: SimEntity, [x, y, z]: Vec3): Vec3 {
  const angle = (rotation[1] * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [sx, sy, sz] = [x * scale[0], y * scale[1], z * scale[2]]
  return [position[0] + sx * cos + sz * sin, position[1] + sy, position[2] + sz * cos - sx * sin]
}

const farthest = 100_000
const round = (value: number): number => Math.round(value * 1000) / 1000
const rounded = ([x, y, z]: Vec3): Vec3 => [near(x), near(y), near(z)]
const near = (value: number): number => Math.min(farthest, Math.max(-farthest, round(value)))
