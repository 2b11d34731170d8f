import { newSceneName } from '../../commands/scene/scene-names.ts'
import { cutText } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'
import { type EntityId, FileId, SceneId } from '../../model/ids.ts'
import { protectedKinds } from '../../model/kinds/entity-kinds.ts'
import type { Project, Vec3 } from '../../model/project/project.ts'
import { affineOf, compose, identity } from '../../model/space/affine.ts'
import { poseOf } from '../../model/space/pose.ts'
import type { CommandStep } from '../command-step.ts'
import type { ImportedPage } from './import-page.ts'
import type { ImportedThing } from './imported-thing.ts'
import { UniqueNames } from './unique-name.ts'

/** Player, camera and cursor as a new scene has them, for what a page does not bring along. */
export type Protagonists = readonly Omit<ImportedThing, 'parentId' | 'isHidden'>[]

/** The commands of an import, and the scene that they make. */
export interface PageSteps {
  readonly sceneId: SceneId
  readonly steps: readonly CommandStep[]
}

/**
 * The command that makes a scene of a page, however much it holds: one step of undo. It is refused as a whole when the page is too large.
 * `newId` names the scene and its tab.
 */
export function pageSteps(
  project: Project,
  page: ImportedPage,
  protagonists: Protagonists,
  newId: () => string,
): PageSteps {
  const sceneId = SceneId.parse(newId())
  const fileId = FileId.parse(newId())
  const things = [
    ...(page.background ? [page.background] : []),
    ...missingProtagonists(page.things, protagonists),
    ...onlyOneOfEach(page.things),
  ]
  const name = sceneName(project, page.title)
  const creation = { sceneId, fileId, name, template: '', entities: things }
  return { sceneId, steps: [{ type: 'scene.create', payload: creation }] }
}

/** The page's title, with a number where a scene is called so already. */
function sceneName(project: Project, title: string): string {
  const wanted = cutText(title.toWellFormed().replace(/\s+/g, ' '), limits.nameLength).trim()
  if (wanted === '') return newSceneName(project.scenes)
  if (!isNameTaken(project.scenes, wanted)) return wanted
  return new UniqueNames(project.scenes.map(({ name }) => name)).take(wanted)
}

/** What every scene has once stays so, whatever a page says: others of its kind only hold what is in them. */
function onlyOneOfEach(things: readonly ImportedThing[]): readonly ImportedThing[] {
  const seen = new Set<string>()
  return things.map((thing) => {
    if (!protectedKinds.includes(thing.kind)) return thing
    if (seen.has(thing.kind)) return { ...thing, kind: 'group', components: {} }
    seen.add(thing.kind)
    return thing.isHidden ? { ...thing, isHidden: false } : thing
  })
}

/** Who looks at a page out of its camera stands below it here. */
function missingProtagonists(
  things: readonly ImportedThing[],
  protagonists: Protagonists,
): readonly ImportedThing[] {
  const names = new UniqueNames(things.map(({ name }) => name))
  const camera = things.find(({ kind }) => kind === 'camera')
  const { position, rotation } = camera ? placeInScene(camera, things) : pageCamera
  return protagonists
    .filter(({ kind }) => !things.some((thing) => thing.kind === kind))
    .map((thing) => {
      const base = { ...thing, name: names.take(thing.name), parentId: null, isHidden: false }
      if (thing.kind === 'player')
        return {
          ...base,
          position: [position[0], Math.max(0, position[1] - eyeHeight), position[2]],
          rotation: [0, rotation[1], 0],
        }
      if (thing.kind !== 'camera') return base
      return { ...base, position, rotation, components: { camera: { view: 'eyes', fov: pageCamera.fov } } }
    })
}

/** Metres above the ground. */
const eyeHeight = 1.6
/** A-Frame's camera where a page has none. */
const pageCamera: { readonly position: Vec3; readonly rotation: Vec3; readonly fov: number } = {
  position: [0, eyeHeight, 0],
  rotation: [0, 0, 0],
  fov: 80,
}

function placeInScene(thing: ImportedThing, things: readonly ImportedThing[]) {
  const byId = new Map(things.map((one): [EntityId, ImportedThing] => [one.entityId, one]))
  let frame = identity
  for (
    let at: ImportedThing | undefined = thing;
    at;
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  )
    frame = compose(affineOf(at.position, at.rotation, at.scale), frame)
  return poseOf(frame)
}
