import { isAframeComponent } from './aframe-registry.ts'
import type { ImportNotes } from './import-notes.ts'
import { elementsIn, type PageElement } from './page-elements.ts'
import { glbStart } from './page-models.ts'

/** The parts of a page that an import works with. */
export interface PageScene {
  readonly title: string
  /** The `a-scene`; `undefined` where the page has none. */
  readonly scene: PageElement | undefined
  readonly mixins: ReadonlyMap<string, PageElement>
  /** Addresses of the files that `a-assets` names, by id. */
  readonly addresses: ReadonlyMap<string, string>
}

const fileTags = new Set(['img', 'audio', 'video', 'a-asset-item', 'a-asset-image', 'canvas', 'a-cubemap'])
/** What a page needs to be a page. */
const pageTags = new Set(['#document', 'html', 'head', 'body', 'meta', 'title', 'base', 'link', 'noscript'])

/** Finds the scene of a page, its mixins and files, and notes what of the page around it is left behind. */
export function readPageScene(page: PageElement, notes: ImportNotes): PageScene {
  const all = [...elementsIn(page)]
  const scene = all.find(({ tag }) => tag === 'a-scene')
  const inside = new Set(scene ? elementsIn(scene) : [])
  const mixins = new Map<string, PageElement>()
  const addresses = new Map<string, string>()
  for (const element of all) {
    if (element.tag === 'script') noteScript(element, notes)
    else if (!inside.has(element) && !pageTags.has(element.tag)) notes.add('element', element.tag, element)
  }
  const assets = scene?.children.filter(({ tag }) => tag === 'a-assets') ?? []
  for (const element of assets.flatMap(({ children }) => children)) {
    const id = element.attributes.get('id') ?? ''
    const src = element.attributes.get('src')
    if (element.tag === 'a-mixin') {
      if (id !== '' && !mixins.has(id)) mixins.set(id, element)
      noteMixin(element, notes)
    } else if (fileTags.has(element.tag)) {
      if (id !== '' && src !== undefined) addresses.set(id, src)
      if (!src?.startsWith('data:image/') && !src?.startsWith(glbStart))
        notes.add('file', src ?? element.tag, element)
    } else if (element.tag !== 'script') notes.add('element', element.tag, element)
  }
  const title = all.find(({ tag }) => tag === 'title')?.text.trim() ?? ''
  return { title, scene, mixins, addresses }
}

/** A-Frame itself is here already; everything else that runs is left behind. */
function noteScript(element: PageElement, notes: ImportNotes): void {
  const src = element.attributes.get('src')
  if (src !== undefined && /(^|\/)aframe([-.](v?[\d.]+|master))?(\.module)?(\.min)?\.js([?#].*)?$/i.test(src))
    return
  if (src === undefined && element.text.trim() === '') return
  notes.add('script', src ?? element.text.trim().slice(0, 60), element)
}

function noteMixin(element: PageElement, notes: ImportNotes): void {
  for (const attribute of element.attributes.keys())
    if (attribute !== 'id' && attribute !== 'mixin' && !isAframeComponent(attribute))
      notes.add('component', attribute, element)
}
