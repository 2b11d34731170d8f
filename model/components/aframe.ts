import { z } from 'zod'

/** A-Frame's properties by name, each as the text that a page writes. */
export type AframeProperties = Readonly<Record<string, string>>

const most = {
  components: 32,
  properties: 80,
  /** Characters of one value; a picture in a value may have `picture`. */
  text: 4_000,
  picture: 200_000,
  /** Characters of all values together. */
  total: 400_000,
  /** Parts of a shape in one direction: beyond it a shape costs more than all of a scene should. */
  segments: 512,
  /** Each step makes four triangles of one. */
  detail: 5,
}

/** `id` and `class` of the element, or a component's name with what tells several of a kind apart: `animation__spin`. */
const partName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[A-Za-z0-9_-]{1,64})?$/
const propertyName = /^[A-Za-z][A-Za-z0-9_.]{0,63}$|^_[a-z]{1,63}$/
const picture = /^url\(data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*\)$/
/** What a browser would go to for a value, or run: no value needs it. */
const address = /url\(|[a-z][a-z0-9+.-]*:\/\/|^\s*\/\/|(javascript|vbscript|data|blob|file)\s*:/i
/** Attributes of every element of a page that do something of their own, and a name that Yjs cannot store. */
const elementAttributes = new Set([
  'style',
  'src',
  'href',
  'srcdoc',
  'is',
  'part',
  'slot',
  'script',
  'constructor',
])

/** Whether a component, or an attribute that selects, may be kept under this name: never what a page runs or loads. */
export const isAframePart = (name: string): boolean =>
  name.length <= 80 && partName.test(name) && !/^on/.test(name) && !elementAttributes.has(name)

/** Whether a text may stand as a value: no address of elsewhere, nothing that runs. `words` are only shown. */
export function isAframeText(text: string, isWords = false): boolean {
  if (picture.test(text)) return text.length <= most.picture
  return text.length <= most.text && !text.includes(';') && (isWords || !address.test(text))
}

/** Whether a property may be kept with this value. */
export function isAframeProperty(part: string, property: string, text: string): boolean {
  if (!propertyName.test(property)) return false
  if (part === 'geometry' && /^segments/.test(property) && Number(text) > most.segments) return false
  if (part === 'geometry' && property === 'detail' && Number(text) > most.detail) return false
  return isAframeText(text, part.startsWith('text') && property === 'value')
}

const Part = z.union([z.string(), z.record(z.string(), z.string())])

/**
 * Component `aframe`: what an entity is in A-Frame's own words, by the component's name: a text, or texts by property. Place, scale
 * and visibility are the entity's own, colour and opacity are its `material`.
 */
export const Aframe = z.record(z.string(), Part).refine((parts) => {
  const entries = Object.entries(parts)
  return entries.length <= most.components && entries.every(isPart) && sizeOf(entries) <= most.total
})
export type Aframe = z.infer<typeof Aframe>

function isPart([name, value]: [string, z.infer<typeof Part>]): boolean {
  if (!isAframePart(name)) return false
  if (typeof value === 'string') return isAframeText(value)
  const properties = Object.entries(value)
  return (
    properties.length <= most.properties &&
    properties.every(([property, text]) => isAframeProperty(name, property, text))
  )
}

const sizeOf = (entries: readonly [string, z.infer<typeof Part>][]): number =>
  entries.reduce((sum, [, value]) => sum + JSON.stringify(value).length, 0)
