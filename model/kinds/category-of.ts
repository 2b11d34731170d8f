import type { JsonObject } from '../json.ts'
import { type Category, entityKinds, isEntityKind } from './entity-kinds.ts'

interface Marked {
  readonly kind: string
  readonly components: Readonly<Record<string, JsonObject>>
}

/** The marker of each category (spec, 'Workspace'): having it sorts an entity there, the first one first. A-Frame's own words count too. */
const markers: readonly (readonly [Category, readonly string[]])[] = [
  ['player', ['camera', 'player', 'cursor']],
  ['environment', ['environment', 'sky']],
  ['hotspots', ['hotspot']],
  ['text', ['text', 'text-3d']],
  ['lights', ['light']],
  ['media', ['video', 'sound', 'image', 'doodle']],
  ['3d_models', ['model', 'imported', '3dmodel', 'gltf-model', 'obj-model']],
  ['basic_shapes', ['geometry', 'shape']],
]

/**
 * The category of the picker that an entity belongs to: that of its kind, and where the kind says too little (a page of A-Frame, a newer
 * version) by what marks it.
 */
export function categoryOf({ kind, components }: Marked): Category {
  if (isEntityKind(kind) && kind !== 'aframe') return entityKinds[kind].category
  const names = new Set([...Object.keys(components), ...Object.keys(components.aframe ?? {})])
  const found = markers.find(([, marks]) => marks.some((mark) => names.has(mark)))
  return found?.[0] ?? (kind === 'aframe' ? 'basic_shapes' : '3d_models')
}

/** How things are gathered where one designs, and where one programs (spec, 'Entity data categories'). */
export const dataCategories = {
  design: ['visible', 'invisible'],
  code: ['basics', 'models', 'globals'],
} as const

/** What is seen in the scene, and what only works in it. */
export function designCategoryOf(entity: Marked): (typeof dataCategories.design)[number] {
  const { kind } = entity
  if (kind === 'camera' || kind === 'cursor' || kind === 'sound') return 'invisible'
  return categoryOf(entity) === 'lights' ? 'invisible' : 'visible'
}

/** What programs talk about: 3D models, what every scene has, and all else. */
export function codeCategoryOf(entity: Marked): (typeof dataCategories.code)[number] {
  const category = categoryOf(entity)
  if (category === 'player' || category === 'environment') return 'globals'
  return category === '3d_models' ? 'models' : 'basics'
}
