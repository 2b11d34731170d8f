import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import { cutText } from '../../model/document/cut-text.ts'
import { limits } from '../../model/document/limits.ts'
import { Name } from '../../model/document/names.ts'
import { nameKey } from '../../model/document/unique-names.ts'
import { FileId, type SceneId } from '../../model/ids.ts'
import type { CodeFile, Project } from '../../model/project/project.ts'
import { type BlocksContent, readBlocksXml } from '../blocks-xml/read-blocks-xml.ts'
import type { CommandStep } from '../command-step.ts'
import type { SpecCodeFile } from './code-file.ts'

/** What an import will do, and which tab is to be shown afterwards. */
export interface CodeImport {
  readonly steps: readonly CommandStep[]
  readonly selected: FileId | null
}

type Tab = Pick<CodeFile, 'id' | 'name' | 'kind'>

/**
 * The commands that replace all tabs of a scene by code files (specification, section 4: loading scripts from the local copy). A tab of
 * the same name and kind keeps its id and gets the new contents; the others go. Without any file nothing happens, because
 * a scene always has a tab. `newId` names new tabs, and blocks that have no id.
 */
export function importCodeFiles(
  project: Project,
  sceneId: SceneId,
  files: readonly SpecCodeFile[],
  newId: () => string,
): CodeImport {
  return replaceTabs(project, sceneId, project.files(sceneId), files, newId)
}

/** The same for a scene that will have these tabs when the steps are done; `project` need not know it yet. */
export function replaceTabs(
  project: Project,
  sceneId: SceneId,
  tabs: readonly Tab[],
  files: readonly SpecCodeFile[],
  newId: () => string,
): CodeImport {
  const wanted = withoutDoubles(files).map((file) => ({ file, blocks: blocksOf(file, newId) }))
  if (wanted.length === 0) return { steps: [], selected: null }
  const left = new Map(tabs.map((tab) => [nameKey(tab.name), tab]))
  const parked: CommandStep[] = []
  const contents: CommandStep[] = []
  const gone: FileId[] = []
  let selected: FileId | null = null
  for (const { file, blocks } of wanted) {
    const kind = blocks ? 'blocks' : 'js'
    const tab = left.get(nameKey(file.fileName))
    left.delete(nameKey(file.fileName))
    const fileId = tab?.kind === kind ? tab.id : FileId.parse(newId())
    if (tab && tab.id !== fileId) {
      // It makes room for its successor first, because the last tab of a scene cannot be deleted.
      const name = `${file.fileName.slice(0, 60)} ${newId().slice(0, 8)}`
      parked.push({ type: 'file.rename', payload: { fileId: tab.id, name } })
      gone.push(tab.id)
    }
    const isNew = tab?.id !== fileId
    if (isNew) contents.push(creation(sceneId, fileId, file, kind))
    if (blocks) contents.push(changeOfBlocks(project.blocks(fileId), fileId, blocks))
    else if (!isNew) contents.push(...changeOfText(project.text(fileId), fileId, file.value))
    contents.push({ type: 'file.reorder', payload: { fileId, before: null } })
    if (file.selected || selected === null) selected = fileId
  }
  for (const { id } of left.values()) gone.push(id)
  const deletions = gone.map((fileId): CommandStep => ({ type: 'file.delete', payload: { fileId } }))
  return { steps: [...parked, ...contents, ...deletions], selected }
}

/** Names are unique in a scene and bounded; of two files with one name the first stays. */
function withoutDoubles(files: readonly SpecCodeFile[]): readonly SpecCodeFile[] {
  const byName = new Map<string, SpecCodeFile>()
  for (const file of files) {
    const fileName = Name.parse(cutText(file.fileName.trim(), limits.nameLength))
    if (fileName !== '' && !byName.has(nameKey(fileName)))
      byName.set(nameKey(fileName), { ...file, fileName })
  }
  return [...byName.values()]
}

/** `undefined` for JavaScript: a file without XML. */
const blocksOf = ({ xmlValue }: SpecCodeFile, newId: () => string): BlocksContent | undefined =>
  xmlValue.trim() === '' ? undefined : readBlocksXml(xmlValue, newId)

function creation(sceneId: SceneId, fileId: FileId, file: SpecCodeFile, kind: CodeFile['kind']): CommandStep {
  const text = kind === 'js' ? { text: file.value } : {}
  return { type: 'file.create', payload: { fileId, sceneId, kind, name: file.fileName, ...text } }
}

function changeOfText(before: string, fileId: FileId, value: string): CommandStep[] {
  if (before === value) return []
  const edits = [{ at: 0, remove: before.length, insert: value }]
  return [{ type: 'file.edit-text', payload: { fileId, edits } }]
}

function changeOfBlocks(before: BlocksFile, fileId: FileId, content: BlocksContent): CommandStep {
  const { upserts, variables, comments } = content
  const payload = {
    fileId,
    upserts,
    deletes: missingFrom(upserts, before.blocks.values()),
    variables: { ...variables, deletes: missingFrom(variables.upserts, before.variables) },
    comments: { ...comments, deletes: missingFrom(comments.upserts, before.comments) },
  }
  return { type: 'blocks.change', payload }
}

interface Named {
  readonly id: string
}

function missingFrom(kept: readonly Named[], all: Iterable<Named>): string[] {
  const stays = new Set(kept.map(({ id }) => id))
  return [...all].flatMap(({ id }) => (stays.has(id) ? [] : [id]))
}
