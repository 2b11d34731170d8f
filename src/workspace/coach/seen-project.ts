import type { Project } from '../../../model/project/project.ts'

/** What a project holds, as far as the coach compares it. */
export interface SeenProject {
  readonly things: ReadonlySet<string>
  /** What is written on each block, as JSON. */
  readonly blocks: ReadonlyMap<string, string>
}

/** Looks at all scenes of a project. */
export function seenProject(project: Project): SeenProject {
  const things = new Set<string>()
  const blocks = new Map<string, string>()
  for (const { id } of project.scenes) {
    for (const entity of project.entities(id)) things.add(entity.id)
    for (const file of project.files(id))
      for (const block of project.blocks(file.id).blocks.values())
        blocks.set(block.id, JSON.stringify([block.fields, block.shadows]))
  }
  return { things, blocks }
}

/** Whether a block that was there before says something else now. */
export const hasChangedBlock = (before: SeenProject, now: SeenProject): boolean =>
  [...now.blocks].some(([id, text]) => (before.blocks.get(id) ?? text) !== text)

/** Whether there is a thing that was not there before. */
export const hasNewThing = (before: SeenProject, now: SeenProject): boolean =>
  [...now.things].some((id) => !before.things.has(id))

/** Whether there is a new event with something to do below it. */
export function hasNewDeed(before: SeenProject, project: Project): boolean {
  return project.scenes.some(({ id }) =>
    project.files(id).some((file) => {
      const { blocks } = project.blocks(file.id)
      return [...blocks.values()].some(({ place }) => {
        const above = place.parent === null ? undefined : blocks.get(place.parent)
        return above?.type.startsWith('event_') && !before.blocks.has(above.id)
      })
    }),
  )
}
