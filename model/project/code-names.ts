import { assetReference } from '../assets/reference.ts'
import type { SceneId } from '../ids.ts'
import type { Project } from './project.ts'

/** What the code of a scene's blocks calls things, by their ids, and sound files, by their references. */
export const codeNames = (
  project: Pick<Project, 'entities' | 'assets'>,
  sceneId: SceneId,
): ReadonlyMap<string, string> =>
  new Map([
    ...project.entities(sceneId).map(({ id, name }): [string, string] => [id, name]),
    ...project.assets
      .filter(({ type }) => type === 'sounds')
      .map(({ id, name }): [string, string] => [assetReference(id), name]),
  ])
