import type { Expectation } from '../../../content/samples/sample.ts'
import { createLikeness } from '../../../runtime/simulation/likeness.ts'
import type { SimChange } from '../../../runtime/simulation/sim-change.ts'
import { createWorld } from '../../../runtime/simulation/world/world.ts'
import { entityId } from '../scripts/frame-entities.ts'
import type { Ran } from '../scripts/run-program.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether all of `part` is in `whole`, numbers but for what calculating adds to them. */
function holds(whole: unknown, part: unknown): boolean {
  if (isRecord(part))
    return isRecord(whole) && Object.entries(part).every(([key, value]) => holds(whole[key], value))
  if (Array.isArray(part))
    return (
      Array.isArray(whole) && whole.length === part.length && part.every((one, at) => holds(whole[at], one))
    )
  if (typeof part === 'number') return typeof whole === 'number' && Math.abs(whole - part) < 1e-6
  return whole === part
}

type Vec3 = readonly [number, number, number]
const apart = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The sum of all ways from one of these to the next. */
const wayAlong = (values: readonly Vec3[]): number =>
  values.reduce((sum, value, index) => sum + apart(value, values[index - 1] ?? value), 0)

/** How things are alike is asked of the run's own rule. */
function alive({ simulation, changes }: Ran, like: string): number {
  const bodies = [...simulation.entities.values()]
  const designs = [...bodies.map(({ design }) => design), ...changes.flatMap(({ created }) => created ?? [])]
  const isAlike = createLikeness(designs, createWorld([])).like(entityId(like))
  return isAlike ? bodies.filter(({ design }) => isAlike(design)).length : 0
}

/** Whether a run did what a sample is for. */
export function isMet(ran: Ran, expectation: Expectation): boolean {
  const of = (thing: string): readonly SimChange[] =>
    ran.changes.filter((change) => change.entityId === entityId(thing))
  if ('says' in expectation) return of(expectation.who).some(({ text }) => text?.includes(expectation.says))
  if ('effect' in expectation) return ran.effects.some((effect) => holds(effect, expectation.effect))
  if ('score' in expectation)
    return ran.effects.some(({ kind, ...hud }) => 'score' in hud && Number(hud.score) >= expectation.score)
  if ('like' in expectation) return alive(ran, expectation.like) === expectation.count
  const changes = of(expectation.thing)
  const body = ran.simulation.entities.get(entityId(expectation.thing))
  const path = (part: 'position' | 'rotation') => [
    ...(body ? [body.design[part]] : []),
    ...changes.flatMap((change) => {
      const value = change[part]
      return value ? [value] : []
    }),
  ]
  if ('becomes' in expectation) return changes.some((change) => holds(change, expectation.becomes))
  if ('goes' in expectation) return wayAlong(path('position')) >= expectation.goes
  if ('rises' in expectation) return path('position').some(([, y]) => y >= expectation.rises)
  if ('turns' in expectation) return wayAlong(path('rotation')) >= expectation.turns
  return body !== undefined && apart(body.position, expectation.ends) < 0.5
}
