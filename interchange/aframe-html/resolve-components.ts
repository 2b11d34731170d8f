import {
  type ComponentValue,
  defaultsOf,
  isAframeComponent,
  isSingleValue,
  mappingOf,
} from './aframe-registry.ts'
import type { PageElement } from './page-elements.ts'
import { readProperties } from './property-text.ts'

export type ComponentValues = Map<string, ComponentValue>

/** Mixins in mixins that are followed. */
const deepest = 8

/**
 * The components that A-Frame makes of an element: what its tag brings, then its mixins from left to right, then its short words, then
 * what it says itself; later ones win, property by property. Only attributes that A-Frame knows.
 */
export function resolveComponents(
  element: PageElement,
  mixins: ReadonlyMap<string, PageElement>,
): ComponentValues {
  const values: ComponentValues = new Map()
  for (const mixin of mixinsOf(element, mixins, deepest)) mergeComponents(values, mixin)
  const tagValues: ComponentValues = new Map(Object.entries(defaultsOf(element.tag)))
  if (tagValues.size > 0)
    for (const id of mixinIds(element)) mergeIntoTag(tagValues, element.tag, mixins.get(id))
  for (const [attribute, text] of element.attributes) {
    const path = mappingOf(element.tag, attribute)
    if (path !== undefined) setPath(tagValues, path, text.trim())
  }
  for (const [name, value] of tagValues) merge(values, name, value)
  mergeComponents(values, element)
  return values
}

export const mixinIds = ({ attributes }: PageElement): readonly string[] =>
  (attributes.get('mixin') ?? '').split(/\s+/).filter((id) => id !== '')

/** With the mixins that they are made of themselves, each after those. */
function mixinsOf(
  element: PageElement,
  mixins: ReadonlyMap<string, PageElement>,
  depth: number,
): readonly PageElement[] {
  if (depth === 0) return []
  return mixinIds(element).flatMap((id) => {
    const mixin = mixins.get(id)
    return mixin ? [...mixinsOf(mixin, mixins, depth - 1), mixin] : []
  })
}

/** A tag's own values take from a mixin what is no short word; A-Frame stops reading a mixin at the first short word. */
function mergeIntoTag(values: ComponentValues, tag: string, mixin: PageElement | undefined): void {
  for (const [attribute, text] of mixin?.attributes ?? []) {
    const path = mappingOf(tag, attribute)
    if (path !== undefined) {
      setPath(values, path, text)
      return
    }
    if (isAframeComponent(attribute)) merge(values, attribute, readValue(attribute, text))
  }
}

function mergeComponents(values: ComponentValues, { tag, attributes }: PageElement): void {
  for (const [attribute, text] of attributes)
    if (isAframeComponent(attribute) && mappingOf(tag, attribute) === undefined)
      merge(values, attribute, readValue(attribute, text))
}

export const readValue = (attribute: string, text: string): ComponentValue =>
  isSingleValue(attribute) ? text.trim() : readProperties(text)

function merge(values: ComponentValues, name: string, value: ComponentValue): void {
  const before = values.get(name)
  const areSets = typeof before === 'object' && typeof value === 'object'
  values.set(name, areSets ? { ...before, ...value } : value)
}

function setPath(values: ComponentValues, path: string, text: string): void {
  const [name = '', property] = path.split('.', 2)
  merge(values, name, property === undefined ? text : { [property]: text })
}
