import { ShownDoodle } from '../components/shown-doodle.ts'
import { isJsonObject } from '../document/is-json-object.ts'
import { toJson } from '../document/to-json.ts'
import { DoodleId, type SceneId } from '../ids.ts'
import type { JsonObject } from '../json.ts'
import type { Entity, Project } from '../project/project.ts'
import type { Drawing } from './doodle.ts'

interface Thing {
  readonly components: Readonly<Record<string, JsonObject>>
}

/** The doodle that a thing shows, if it shows one. */
export function doodleOf({ components }: Thing): DoodleId | undefined {
  const { data } = ShownDoodle.safeParse(components.doodle)
  return data && DoodleId.safeParse(data.source.slice('doodle:'.length)).data
}

/**
 * The entities of a scene as they are drawn: one that shows a doodle brings along what is on its sheet, as component `drawing` (`Sheet`).
 * An entity stays the same object until it or its drawing changes, and the list the project's own where nothing shows a doodle.
 */
export function entitiesWithDrawings(project: Project, sceneId: SceneId): readonly Entity[] {
  const entities = project.entities(sceneId)
  if (!entities.some(({ components }) => components.doodle)) return entities
  return entities.map((entity) => {
    const drawing = drawingOf(project, entity)
    if (!drawing) return entity
    const earlier = known.get(drawing)?.get(entity)
    if (earlier) return earlier
    const shown = Object.freeze({ ...entity, components: withSheet(entity, drawing) })
    const ofDrawing = known.get(drawing) ?? new WeakMap<Entity, Entity>()
    known.set(drawing, ofDrawing.set(entity, shown))
    return shown
  })
}

/** One thing with what is on the sheet that it shows. */
export function withDrawing<T extends Thing>(project: Project, thing: T): T {
  const drawing = drawingOf(project, thing)
  return drawing ? { ...thing, components: withSheet(thing, drawing) } : thing
}

const known = new WeakMap<Drawing, WeakMap<Entity, Entity>>()
const sheets = new WeakMap<Drawing, JsonObject>()

function drawingOf(project: Project, thing: Thing): Drawing | undefined {
  const id = doodleOf(thing)
  return id === undefined ? undefined : project.doodle(id)
}

function withSheet({ components }: Thing, drawing: Drawing): Thing['components'] {
  const sheet = sheets.get(drawing) ?? sheetOf(drawing)
  sheets.set(drawing, sheet)
  return Object.freeze({ ...components, drawing: sheet })
}

function sheetOf({ width, height, strokes }: Drawing): JsonObject {
  const sheet = toJson({ width, height, shapes: strokes.map(({ shape }) => shape) })
  return isJsonObject(sheet) ? sheet : {}
}
