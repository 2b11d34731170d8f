import { cutText } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'
import { EntityId } from '../../model/ids.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Vec3 } from '../../model/project/project.ts'
import { isEntityTag } from './aframe-registry.ts'
import { componentsOf } from './components-of.ts'
import { ImportNotes } from './import-notes.ts'
import type { ImportedThing } from './imported-thing.ts'
import type { PageFiles } from './keep-component.ts'
import { nameOfElement } from './name-of-element.ts'
import type { NotUnderstood } from './not-understood.ts'
import { ownAttribute, readOwnData } from './own-data.ts'
import { type PageElement, readPage } from './page-elements.ts'
import { type PageScene, readPageScene } from './page-scene.ts'
import { readVec3 } from './read-place.ts'
import { sceneThing } from './scene-thing.ts'
import { UniqueNames } from './unique-name.ts'

/** What a page holds, ready to become a scene (`pageSteps`). */
export interface ImportedPage {
  /** The page's title; may be empty. */
  readonly title: string
  /** The thing that holds the scene's background and fog, where the page says any; it comes first. */
  readonly background: ImportedThing | undefined
  /** Parents before children; the order is that of the page. */
  readonly things: readonly ImportedThing[]
  readonly notUnderstood: readonly NotUnderstood[]
}

/**
 * Reads a page with an A-Frame scene. Total: any text gives a page, one without a scene gives no things. Nothing of the page is run or
 * fetched. `newId` names the things.
 */
export function importPage(html: string, newId: () => string): ImportedPage {
  const notes = new ImportNotes()
  const { page: root, doubled } = readPage(html)
  for (const { attribute, line } of doubled) notes.add('twice', attribute, { ...root, line })
  const page = readPageScene(root, notes)
  if (!page.scene) return { title: page.title, background: undefined, things: [], notUnderstood: notes.all }
  const reader = new ThingReader(page, { addresses: page.addresses, notes }, newId)
  const background = sceneThing(page.scene, notes, () => EntityId.parse(newId()))
  reader.readChildren(page.scene, null)
  return { title: page.title, background, things: reader.things, notUnderstood: notes.all }
}

const origin: Vec3 = [0, 0, 0]
const one: Vec3 = [1, 1, 1]

class ThingReader {
  readonly things: ImportedThing[] = []
  readonly #page: PageScene
  readonly #files: PageFiles
  readonly #newId: () => string
  readonly #names = new UniqueNames()
  #hasCamera = false

  constructor(page: PageScene, files: PageFiles, newId: () => string) {
    this.#page = page
    this.#files = files
    this.#newId = newId
  }

  /** Elements that are no entities are stepped over: what is in them belongs to the entity around them. */
  readChildren(element: PageElement, parentId: EntityId | null): void {
    for (const child of element.children) {
      if (child.tag === 'a-assets' || child.tag === 'script') continue
      if (isEntityTag(child.tag)) this.readChildren(child, this.#add(child, parentId))
      else {
        this.#files.notes.add('element', child.tag, child)
        this.readChildren(child, parentId)
      }
    }
  }

  #add(element: PageElement, parentId: EntityId | null): EntityId {
    const entityId = EntityId.parse(this.#newId())
    const own = readOwnData(element.attributes.get(ownAttribute))
    // What a page of ours shows beside the attribute that says all is nothing to be understood.
    const files = own ? { ...this.#files, notes: new ImportNotes() } : this.#files
    const { components: found, place } = componentsOf(element, this.#page.mixins, files)
    const { kind, components } = own ?? this.#identify(element, found)
    if (kind === 'camera') this.#hasCamera = true
    this.things.push({
      entityId,
      parentId,
      kind,
      name: this.#name(element, components),
      position: this.#place(element, place, 'position', origin),
      rotation: this.#place(element, place, 'rotation', origin),
      scale: this.#place(element, place, 'scale', one),
      components,
      isHidden: place.get('visible') === 'false',
    })
    return entityId
  }

  /** The name that a page of ours says, else one that no other thing has. */
  #name(element: PageElement, components: Readonly<Record<string, JsonObject>>): string {
    const own = element.attributes.get('data-name')?.toWellFormed().trim() ?? ''
    const name = cutText(own, limits.nameLength).trim()
    return name === '' ? this.#names.take(nameOfElement(element, components)) : name
  }

  #identify(element: PageElement, components: Readonly<Record<string, JsonObject>>) {
    const { aframe } = components
    if (!aframe) return { kind: 'group', components }
    if (!Object.hasOwn(aframe, 'camera')) return { kind: 'aframe', components }
    if (this.#hasCamera) {
      this.#files.notes.add('camera', 'camera', element)
      return { kind: 'aframe', components }
    }
    const { camera } = aframe
    const fov = typeof camera === 'object' && camera !== null && 'fov' in camera ? Number(camera.fov) : 80
    const isUsable = fov >= 10 && fov <= 120
    return {
      kind: 'camera',
      components: { ...components, camera: { view: 'eyes', fov: isUsable ? fov : 80 } },
    }
  }

  #place(
    element: PageElement,
    place: ReadonlyMap<string, string>,
    name: 'position' | 'rotation' | 'scale',
    standard: Vec3,
  ): Vec3 {
    const text = place.get(name)
    if (text === undefined) return standard
    const read = readVec3(text, standard)
    if (!read) this.#files.notes.add('value', `${name}: ${text}`, element)
    return read ?? standard
  }
}
