/** Categories of the entity picker (spec, 'Workspace'), in its order. */
export const categories = [
  '3d_models',
  'basic_shapes',
  'text',
  'environment',
  'player',
  'lights',
  'media',
  'hotspots',
] as const
export type Category = (typeof categories)[number]

interface Kind {
  readonly category: Category
  /** Every scene has exactly this one; it can be moved and changed but not deleted, copied or hidden. */
  readonly isProtected: boolean
  /** The component without which an entity of this kind is nothing; `null` for one that only holds others. */
  readonly needs: string | null
}

/** What an entity is for. Written once at its birth and never changed. */
export const entityKinds = {
  player: { category: 'player', isProtected: true, needs: 'player' },
  camera: { category: 'player', isProtected: true, needs: 'camera' },
  cursor: { category: 'player', isProtected: true, needs: 'cursor' },
  model: { category: '3d_models', isProtected: false, needs: 'model' },
  shape: { category: 'basic_shapes', isProtected: false, needs: 'geometry' },
  text: { category: 'text', isProtected: false, needs: 'text' },
  light: { category: 'lights', isProtected: false, needs: 'light' },
  environment: { category: 'environment', isProtected: false, needs: 'environment' },
  image: { category: 'media', isProtected: false, needs: 'image' },
  sound: { category: 'media', isProtected: false, needs: 'sound' },
  video: { category: 'media', isProtected: false, needs: 'video' },
  imported: { category: '3d_models', isProtected: false, needs: 'imported' },
  group: { category: '3d_models', isProtected: false, needs: null },
  aframe: { category: 'basic_shapes', isProtected: false, needs: 'aframe' },
  doodle: { category: 'media', isProtected: false, needs: 'doodle' },
  hotspot: { category: 'hotspots', isProtected: false, needs: 'hotspot' },
} as const satisfies Record<string, Kind>

export type EntityKind = keyof typeof entityKinds

/** The kinds that every scene has exactly once. */
export const protectedKinds: readonly string[] = Object.entries(entityKinds).flatMap(
  ([kind, { isProtected }]) => (isProtected ? [kind] : []),
)

/** Whether this version knows a kind; a later one may have others. */
export const isEntityKind = (kind: string): kind is EntityKind => Object.hasOwn(entityKinds, kind)
