import * as Y from 'yjs'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import type { JsonValue } from '../../../model/json.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { Project } from '../../../model/project/project.ts'

/** What stands between quotation marks in JavaScript, as far as that can be told without reading it. */
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** What is typed into blocks: their fields and those of the blocks that stand in for others. */
function typedInto(value: JsonValue): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(typedInto)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'TEXT' && typeof inner === 'string' ? [inner] : typedInto(inner),
  )
}

/** Every text that a person typed and others read or hear. Ids and names of files in the shelf are none. */
function textsOf(project: Project): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const scene of project.scenes) {
    texts.add(scene.name)
    for (const { name, components } of project.entities(scene.id)) {
      texts.add(name)
      const value = components.text?.value
      if (typeof value === 'string') texts.add(value)
    }
    for (const file of project.files(scene.id)) {
      texts.add(file.name)
      if (file.kind === 'js') for (const [text] of project.text(file.id).matchAll(literals)) texts.add(text)
      else {
        for (const { fields, shadows } of project.blocks(file.id).blocks.values()) {
          for (const text of [...typedInto(fields), ...typedInto(shadows)]) texts.add(text)
        }
      }
    }
  }
  return texts
}

/**
 * Reads everything of a complete Yjs v2 state that a player would read, from its first to its last record; answers the texts in it, or
 * `undefined` when it shows no project.
 */
export function readPlayable(bytes: Uint8Array): ReadonlySet<string> | undefined {
  const document = new Y.Doc()
  try {
    Y.applyUpdateV2(document, bytes)
    if (document.store.pendingStructs || document.store.pendingDs) return undefined
    const project = materialise(document)
    const texts = textsOf(project)
    return project.scenes.length > 0 ? texts : undefined
  } catch {
    return undefined
  } finally {
    document.destroy()
  }
}
