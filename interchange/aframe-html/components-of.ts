import { Aframe, isAframePart } from '../../model/components/aframe.ts'
import type { JsonObject } from '../../model/json.ts'
import {
  baseName,
  type ComponentValue,
  isAframeComponent,
  isForTheScene,
  mappingOf,
} from './aframe-registry.ts'
import { keepComponent, type PageFiles } from './keep-component.ts'
import type { PageElement } from './page-elements.ts'
import { readProperties } from './property-text.ts'
import { readColour } from './read-colour.ts'
import { mixinIds, resolveComponents } from './resolve-components.ts'

/** What says where a thing is, which every entity has by itself. */
const placeNames = new Set(['position', 'rotation', 'scale', 'visible'])
/** What a world here draws or does; the rest is kept for the way back. */
const working = new Set(['geometry', 'material', 'light', 'text', 'shadow', 'line', 'animation', 'pivot'])
/** What our own camera and player do instead. */
const ofTheCamera = new Set(['camera', 'look-controls', 'wasd-controls'])

export interface PageComponents {
  readonly components: Readonly<Record<string, JsonObject>>
  /** Texts of position, rotation, scale and visible, as far as the page says them. */
  readonly place: ReadonlyMap<string, string>
}

/** Everything that an element says of itself, in the components of a project. */
export function componentsOf(
  element: PageElement,
  mixins: ReadonlyMap<string, PageElement>,
  files: PageFiles,
): PageComponents {
  const { notes } = files
  const aframe: Record<string, ComponentValue> = {}
  const place = new Map<string, string>()
  for (const id of mixinIds(element)) if (!mixins.has(id)) notes.add('mixin', id, element)
  const resolved = resolveComponents(element, mixins)
  for (const [name, value] of resolved) {
    if (placeNames.has(name)) {
      if (typeof value === 'string') place.set(name, value)
      continue
    }
    if (isForTheScene(name)) {
      notes.add('component-scene', name, element)
      continue
    }
    if (!isAframePart(name)) {
      notes.add('attribute', name, element)
      continue
    }
    const kept = keepComponent(name, value, element, files)
    if (kept === undefined) continue
    aframe[name] = kept
    const isOwnCamera = resolved.has('camera') && ofTheCamera.has(name)
    if (!working.has(baseName(name)) && !isOwnCamera) notes.add('component-idle', name, element)
  }
  for (const [name, value] of otherAttributes(element, files)) aframe[name] = value
  return { components: split(aframe, element, files), place }
}

/** `id` and `class`, by which other components mean the element, and components that only a script of the page knows. */
function* otherAttributes(element: PageElement, files: PageFiles): Iterable<[string, ComponentValue]> {
  for (const [name, text] of element.attributes) {
    if (name === 'mixin' || name.startsWith('data-') || isAframeComponent(name)) continue
    if (mappingOf(element.tag, name) !== undefined) continue
    if (name === 'id' || name === 'class') {
      if (text.trim() !== '') yield [name, text.trim()]
    } else if (name.startsWith('on')) files.notes.add('handler', name, element)
    else if (!isAframePart(name)) files.notes.add('attribute', name, element)
    else {
      files.notes.add('component', name, element)
      const kept = keepComponent(name, readProperties(text), element, files)
      if (kept !== undefined) yield [name, kept]
    }
  }
}

/** Colour and opacity become the thing's `material`, as every thing has it. */
function split(
  parts: Record<string, ComponentValue>,
  element: PageElement,
  { notes }: PageFiles,
): Readonly<Record<string, JsonObject>> {
  const look = typeof parts.material === 'object' ? parts.material : {}
  const { color: colourText, opacity: opacityText, ...rest } = look
  const color = readColour(colourText ?? '')
  const opacity = Number(opacityText)
  const hasOpacity = opacityText !== undefined && opacityText !== '' && opacity >= 0 && opacity <= 1
  const material: JsonObject | undefined =
    color === undefined ? undefined : hasOpacity ? { color, opacity } : { color }
  const aframe = material
    ? {
        ...parts,
        material: hasOpacity || opacityText === undefined ? rest : { ...rest, opacity: opacityText },
      }
    : parts
  if (Object.keys(aframe).length === 0) return {}
  const checked = Aframe.safeParse(aframe)
  if (checked.success) return { aframe: checked.data, ...(material && { material }) }
  notes.add('value', element.tag, element)
  return {}
}
