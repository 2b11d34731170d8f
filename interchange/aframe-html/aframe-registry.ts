import registry from './aframe-registry.json' with { type: 'json' }

/** Values of a component: one text, or texts by property. */
export type ComponentValue = string | Readonly<Record<string, string>>

interface Primitive {
  readonly defaults: Readonly<Record<string, ComponentValue>>
  readonly hasMaterial: boolean
  readonly mappings: Readonly<Record<string, string>>
}

const components: Readonly<Record<string, readonly string[] | null>> = registry.components
const geometries: Readonly<Record<string, readonly string[]>> = registry.geometries
const shaders: Readonly<Record<string, readonly string[]>> = registry.shaders
const primitives: Readonly<Record<string, Primitive>> = registry.primitives
const materialMappings: Readonly<Record<string, string>> = registry.materialMappings
const sceneOnly = new Set(registry.sceneOnly)

/** `animation` of `animation__spin`. */
export const baseName = (attribute: string): string => attribute.split('__', 1)[0] ?? attribute

/** Whether A-Frame itself has a component for an attribute. */
export const isAframeComponent = (attribute: string): boolean =>
  Object.hasOwn(components, baseName(attribute))

/** Components that are for the scene alone and do nothing elsewhere. */
export const isForTheScene = (attribute: string): boolean => sceneOnly.has(attribute)

/** Whether a component is one value and not several properties. */
export const isSingleValue = (attribute: string): boolean => components[baseName(attribute)] === null

export const isEntityTag = (tag: string): boolean => tag === 'a-entity' || Object.hasOwn(primitives, tag)

/** The components that a tag brings along. */
export const defaultsOf = (tag: string): Readonly<Record<string, ComponentValue>> => {
  return Object.hasOwn(primitives, tag) ? (primitives[tag]?.defaults ?? {}) : {}
}

/** What an attribute of a tag means (`material.color`); `undefined` when it is no short word for anything. */
export function mappingOf(tag: string, attribute: string): string | undefined {
  const primitive = Object.hasOwn(primitives, tag) ? primitives[tag] : undefined
  if (!primitive) return undefined
  if (Object.hasOwn(primitive.mappings, attribute)) return primitive.mappings[attribute]
  return primitive.hasMaterial && Object.hasOwn(materialMappings, attribute)
    ? materialMappings[attribute]
    : undefined
}

/** Whether A-Frame knows a property of a component that has these values. */
export function isKnownProperty(attribute: string, property: string, values: ComponentValue): boolean {
  const name = baseName(attribute)
  if (components[name]?.includes(property)) return true
  if (typeof values === 'string') return false
  if (name === 'geometry') return geometries[values.primitive ?? 'box']?.includes(property) ?? false
  if (name === 'material') return shaders[values.shader ?? 'standard']?.includes(property) ?? false
  return false
}
