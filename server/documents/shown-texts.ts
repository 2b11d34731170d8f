import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Project } from '../../model/project/project.ts'
import { quotedTexts } from './quoted-texts.ts'

/** What is typed into blocks: their fields and those of the blocks that stand in for others. */
function typedInto(value: JsonValue): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(typedInto)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'TEXT' && typeof inner === 'string' ? [inner] : typedInto(inner),
  )
}

/** Every text that a person typed and others read or hear. Ids and names of files in the shelf are none. */
export function shownTexts(project: Project): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const scene of project.scenes) {
    texts.add(scene.name)
    for (const { name, components } of project.entities(scene.id)) {
      texts.add(name)
      for (const value of [components.text?.value, components.hotspot?.says])
        if (typeof value === 'string') texts.add(value)
    }
    for (const file of project.files(scene.id)) {
      texts.add(file.name)
      if (file.kind === 'js') for (const text of quotedTexts(project.text(file.id))) texts.add(text)
      else {
        for (const { fields, shadows } of project.blocks(file.id).blocks.values()) {
          for (const text of [...typedInto(fields), ...typedInto(shadows)]) texts.add(text)
        }
      }
    }
  }
  return texts
}
