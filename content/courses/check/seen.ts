import type { SeenThing } from '../../../model/course/run-sight.ts'
import type { EntityId, SceneId } from '../../../model/ids.ts'
import type { Entity, Project, Vec3 } from '../../../model/project/project.ts'
import type { Moment, SeenRun } from './seen-run.ts'

/** What a step is judged by: what stands in the scene, and the run that was seen last. */
export interface Seen {
  readonly project: Project
  readonly sceneId: SceneId
  readonly run: SeenRun
}

/** One thing in one moment of a run. */
export interface Spot extends SeenThing {
  readonly moment: Moment
}

/** A thing through all moments in which it was there and to be seen. */
export type Path = readonly Spot[]

/** The visible things of the scene that show this model. */
export const modelled = ({ project, sceneId }: Seen, model: string): readonly Entity[] =>
  project
    .entities(sceneId)
    .filter(({ components, isHidden }) => components.model?.name === model && !isHidden)

/** Their ways through the run, and those of their copies. */
export function pathsOfModel(seen: Seen, model: string): readonly Path[] {
  const ids = new Set<EntityId>(
    seen.project
      .entities(seen.sceneId)
      .filter(({ components }) => components.model?.name === model)
      .map(({ id }) => id),
  )
  return pathsOf(seen, ({ of }) => ids.has(of))
}

/** The ways of all things that are wanted; what the person walks and looks with is never one of them. */
export function pathsOf({ project, run }: Seen, isWanted: (thing: SeenThing) => boolean): readonly Path[] {
  const paths = new Map<EntityId, Spot[]>()
  for (const moment of run.moments)
    for (const thing of moment.things.values()) {
      if (!thing.isVisible || !isWanted(thing) || isOwn(project, thing.of)) continue
      const path = paths.get(thing.id) ?? []
      paths.set(thing.id, path)
      path.push({ ...thing, moment })
    }
  return [...paths.values()]
}

const ownKinds = new Set(['player', 'camera', 'cursor'])
const isOwn = (project: Project, id: EntityId): boolean => ownKinds.has(project.entity(id)?.kind ?? '')

/** Metres between two places, seen from above. */
export const apart = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[2] - b[2])

/** Metres a second beyond which something has not moved but was put elsewhere. */
const fastest = 45

/** From each spot to the next, where something moved and was not put elsewhere: metres along the ground, and steps. */
export const strides = (path: Path): readonly { from: Spot; to: Spot; metres: number; steps: number }[] =>
  path.slice(1).flatMap((to, index) => {
    const from = path[index]
    if (!from) return []
    const steps = to.moment.step - from.moment.step
    const metres = apart(from.position, to.position)
    return steps > 0 && (metres * 60) / steps < fastest ? [{ from, to, metres, steps }] : []
  })

/** Where this thing was in a moment. */
export function spotAt(path: Path, { step }: Moment): Spot | undefined {
  let [low, high] = [0, path.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((path[middle]?.moment.step ?? 0) < step) low = middle + 1
    else high = middle
  }
  const spot = path[low]
  return spot?.moment.step === step ? spot : undefined
}

/** The text of all programs of the scene: JavaScript as it is, of blocks their kinds. */
export function programText({ project, sceneId }: Seen): string {
  return project
    .files(sceneId)
    .map((file) =>
      file.kind === 'js'
        ? project.text(file.id)
        : [...project.blocks(file.id).blocks.values()].map(({ type }) => type).join('\n'),
    )
    .join('\n')
}
