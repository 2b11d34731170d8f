import type { SceneId } from '../ids.ts'

/** Root maps of a project document: `meta` is flat, all others hold one Y.Map per record. */
export type RootName =
  | 'meta'
  | 'scenes'
  | 'files'
  | 'assets'
  | `ents:${string}`
  | `blocks:${string}`
  | `vars:${string}`
  | `wcom:${string}`

/** Where the entities of a scene lie. */
export const entitiesRoot = (sceneId: SceneId): RootName => `ents:${sceneId}`

/** True for the names above; anything else in a document belongs to somebody else and is left alone. */
export const isRootName = (name: string): name is RootName =>
  /^(meta|scenes|files|assets|(ents|blocks|vars|wcom):.+)$/.test(name)
