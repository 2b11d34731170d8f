import { isAframeProperty, isAframeText } from '../../model/components/aframe.ts'
import { baseName, type ComponentValue, isAframeComponent, isKnownProperty } from './aframe-registry.ts'
import type { ImportNotes } from './import-notes.ts'
import type { PageElement } from './page-elements.ts'

/** What a component needs to know of the page that it stands in. */
export interface PageFiles {
  /** The addresses of the page's files by the id that they are named by. */
  readonly addresses: ReadonlyMap<string, string>
  readonly notes: ImportNotes
}

/** Components that are a file and nothing else. */
const fileComponents = new Set(['gltf-model'])
const filePropertyNames = /^(src|obj|mtl|fontImage|image|.*Map)$/
const picture = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*$/

/**
 * The part of a component that a project may hold; `undefined` for nothing of it. Pictures that the page holds itself are kept; other
 * files, addresses of elsewhere and what would cost too much are noted and left out. What A-Frame does not know is noted and kept.
 */
export function keepComponent(
  name: string,
  value: ComponentValue,
  element: PageElement,
  { addresses, notes }: PageFiles,
): ComponentValue | undefined {
  if (typeof value === 'string') {
    if (fileComponents.has(baseName(name))) {
      notes.add('file', value, element)
      return undefined
    }
    if (isAframeText(value)) return value
    notes.add('address', `${name}: ${value}`, element)
    return undefined
  }
  const kept: [string, string][] = []
  for (const [property, text] of Object.entries(value)) {
    if (isFile(name, property)) {
      const file = pictureOf(text, addresses)
      if (file !== undefined && isAframeProperty(name, property, file)) kept.push([property, file])
      else if (text !== '' && !(text.startsWith('#') && addresses.has(text.slice(1))))
        notes.add('file', text, element)
      continue
    }
    if (!isAframeProperty(name, property, text)) {
      notes.add(isAframeText(text) ? 'value' : 'address', `${name}.${property}: ${text}`, element)
      continue
    }
    if (isAframeComponent(name) && !isKnownProperty(name, property, value))
      notes.add('property', `${name}.${property}`, element)
    kept.push([property, text])
  }
  return Object.fromEntries(kept)
}

const isFile = (name: string, property: string): boolean =>
  baseName(name) !== 'light' && filePropertyNames.test(property)

/** The picture that a value means, as far as the page holds it. */
function pictureOf(text: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const plain = /^url\((.*)\)$/s.exec(text)?.[1] ?? text
  const address = plain.startsWith('#') ? addresses.get(plain.slice(1)) : plain
  return address !== undefined && picture.test(address) ? `url(${address})` : undefined
}
