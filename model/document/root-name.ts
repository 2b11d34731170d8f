import type { DoodleId, SceneId } from '../ids.ts'

/** Root maps of a project document: `meta` and `progress` are flat, all others hold one Y.Map per record. */
export type RootName =
  | 'meta'
  | 'progress'
  | 'scenes'
  | 'files'
  | 'assets'
  | 'doodles'
  | `ents:${string}`
  | `blocks:${string}`
  | `vars:${string}`
  | `wcom:${string}`
  | `strokes:${string}`

/** Where the entities of a scene lie. */
export const entitiesRoot = (sceneId: SceneId): RootName => `ents:${sceneId}`

/** Where the strokes of a doodle lie. */
export const strokesRoot = (doodleId: DoodleId): RootName => `strokes:${doodleId}`

/**
 * Roots whose registers lie in the root map itself. What two people write under the same key at once stays one value there,
 * where two records under one key would cost one of them everything.
 */
export const isFlatRoot = (root: RootName): root is 'meta' | 'progress' =>
  root === 'meta' || root === 'progress'

/** True for the names above; anything else in a document belongs to somebody else and is left alone. */
export const isRootName = (name: string): name is RootName =>
  /^(meta|progress|scenes|files|assets|doodles|(ents|blocks|vars|wcom|strokes):.+)$/.test(name)
