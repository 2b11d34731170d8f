import { generateCode } from '../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import type { FileId, SceneId } from '../../model/ids.ts'
import { codeNames } from '../../model/project/code-names.ts'
import type { CodeFile, Project } from '../../model/project/project.ts'
import { writeBlocksXml } from '../blocks-xml/write-blocks-xml.ts'
import type { SpecCodeFile, SpecCodeFiles } from './code-file.ts'

/** What a blocks file without blocks says as text (specification, 'Scene entry'). */
const emptyBlocks = '// Write your code below this line'

/** The tabs of a scene as the specification's code files. `selected` is the tab that is shown, which no project knows. */
export function writeCodeFiles(project: Project, sceneId: SceneId, selected: FileId | null): SpecCodeFiles {
  const files = project.files(sceneId)
  const shown = files.some(({ id }) => id === selected) ? selected : files[0]?.id
  return Object.fromEntries(
    files.map((file, level) => [
      file.name,
      { ...contents(project, file), selected: file.id === shown, level, fileName: file.name },
    ]),
  )
}

type Contents = Pick<SpecCodeFile, 'value' | 'xmlValue' | 'kidsCodeFileToParse'>

function contents(project: Project, { id, sceneId, kind }: CodeFile): Contents {
  if (kind === 'js') {
    const value = project.text(id)
    return { value, xmlValue: '', kidsCodeFileToParse: value }
  }
  const blocks = project.blocks(id)
  const xmlValue = writeBlocksXml(blocks)
  if (blocks.blocks.size === 0) return { value: emptyBlocks, xmlValue, kidsCodeFileToParse: emptyBlocks }
  const { code, blockOfLine } = generateCode(toBlocklyState(blocks), codeNames(project, sceneId))
  const marked = code.split('\n').map((line, index) => markLine(line, blockOfLine[index] ?? null))
  return { value: code, xmlValue, kidsCodeFileToParse: marked.join('\n') }
}

/** A block's id may hold what would end the comment. */
const markLine = (line: string, block: string | null): string =>
  block === null || line === '' ? line : `${line} // block:${encodeURIComponent(block)}`
