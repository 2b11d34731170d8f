import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import { itField } from '../../../language/blocks/it-field.ts'
import type { PlacedBlock } from '../../../model/blocks/blocks-file.ts'
import { isEntityId } from '../../../model/ids.ts'
import type { CodeFile, Project } from '../../../model/project/project.ts'
import { fileJavaScript } from './file-javascript.ts'
import type { FoundMistake } from './found-mistake.ts'

/** The blocks of a tab that say 'pick another', since what they are about is not in the scene any more; each by its line of JavaScript. */
export function goneThings(project: Project, file: CodeFile): readonly FoundMistake[] {
  const { blocks } = project.blocks(file.id)
  const isHere = (id: string) => isEntityId(id) && project.entity(id)?.sceneId === file.sceneId
  const gone = [...blocks.values()].filter((block) => isAboutOther(block, isHere))
  if (gone.length === 0) return []
  const lines = new Map<string, number>()
  const { blockOfLine, namingLines } = fileJavaScript(project, file.id)
  for (const [line, id] of blockOfLine) if (line > namingLines && !lines.has(id)) lines.set(id, line)
  /** What lies in a slot has the line of what it lies in. */
  const lineOf = (id: string | null): number | null => {
    for (let at = id; at !== null; at = blocks.get(at)?.place.parent ?? null) {
      const line = lines.get(at)
      if (line !== undefined) return line
    }
    return null
  }
  return gone.map(({ id }) => ({ fileId: file.id, line: lineOf(id), column: null, blockId: id }))
}

/** Nothing chosen yet is no mistake. */
function isAboutOther({ type, fields }: PlacedBlock, isHere: (id: string) => boolean): boolean {
  return Object.entries(blockDefinition(type)?.args ?? {}).some(([name, arg]) => {
    const id = arg.kind === 'item' ? fields[name] : undefined
    return typeof id === 'string' && id !== '' && id !== itField && !isHere(id)
  })
}
