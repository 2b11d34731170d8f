import { cutText } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'
import type { EntityId } from '../../model/ids.ts'
import { type ComponentValue, isAframeComponent } from './aframe-registry.ts'
import type { ImportNotes } from './import-notes.ts'
import type { ImportedThing } from './imported-thing.ts'
import { keepComponent } from './keep-component.ts'
import { ownAttribute } from './own-data.ts'
import type { PageElement } from './page-elements.ts'
import { readValue } from './resolve-components.ts'

/** What a scene has that a thing of a project can hold. */
export const sceneParts = ['background', 'fog'] as const
const isScenePart = (name: string): boolean => sceneParts.some((part) => part === name)

/** What is said by the exported page itself, or matters to no world here. */
const silent = new Set(['id', 'class'])

/** The thing that holds the background and the fog of a scene; `undefined` where it has neither. */
export function sceneThing(
  scene: PageElement,
  notes: ImportNotes,
  newId: () => EntityId,
): ImportedThing | undefined {
  // What a page of ours says there is the look of a thing in it.
  if (scene.attributes.has(ownAttribute)) return undefined
  const aframe: Record<string, ComponentValue> = {}
  for (const [name, text] of scene.attributes) {
    if (isScenePart(name)) {
      const kept = keepComponent(name, readValue(name, text), scene, { addresses: new Map(), notes })
      if (kept !== undefined) aframe[name] = kept
    } else if (name.startsWith('on')) notes.add('handler', name, scene)
    else if (!silent.has(name) && !name.startsWith('data-'))
      notes.add(isAframeComponent(name) ? 'component-idle' : 'component', name, scene)
  }
  if (Object.keys(aframe).length === 0) return undefined
  return {
    entityId: newId(),
    parentId: null,
    kind: 'aframe',
    name: cutText((scene.attributes.get('data-name') ?? 'Background').toWellFormed(), limits.nameLength),
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
    components: { aframe },
    isHidden: false,
  }
}
