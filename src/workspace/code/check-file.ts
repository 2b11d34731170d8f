import { checkScript } from '../../../language/check/check-script.ts'
import type { KnownNames } from '../../../language/check/known-names.ts'
import type { Mistake } from '../../../language/check/mistake.ts'
import { sentMessages } from '../../../language/check/sent-messages.ts'
import type { FileId } from '../../../model/ids.ts'
import type { CodeFile, Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { fileJavaScript } from './file-javascript.ts'
import { type NamesOfProject, namesToCheck } from './names-to-check.ts'

/** Messages of the other tabs of a scene. */
function sentElsewhere(project: Project, { id, sceneId }: CodeFile): KnownNames['sentElsewhere'] {
  const others = project.files(sceneId).filter((file) => file.id !== id)
  const sent = others.map((file) => sentMessages(fileJavaScript(project, file.id).source))
  const known = sent.filter((names) => names !== null)
  return known.length === sent.length ? known.flat() : null
}

/** What was found last in a tab. */
interface Checked {
  readonly source: string
  readonly names: string
  readonly mistakes: readonly Mistake[]
}
const latest = new WeakMap<Project, Map<FileId, Checked>>()

/**
 * What is wrong with the text of a tab, by line, as the editor underlines it; `source` is what it says just now. Who asks the same again, as editor,
 * foot and Run do, gets the same answer without a second look.
 */
export function checkText(
  project: Project,
  file: CodeFile,
  source: string,
  { things, scenes, sounds }: NamesOfProject,
): readonly Mistake[] {
  const known: KnownNames = { things, scenes, sounds, sentElsewhere: sentElsewhere(project, file) }
  const names = JSON.stringify(known)
  const tabs = latest.get(project) ?? new Map<FileId, Checked>()
  latest.set(project, tabs)
  const before = tabs.get(file.id)
  if (before?.source === source && before.names === names) return before.mistakes
  const mistakes = checkScript(source, known)
  tabs.set(file.id, { source, names, mistakes })
  return mistakes
}

/**
 * What is certain to fail in a tab of JavaScript that can be read, told when the run begins: nobody has to wait until its line comes. Blocks
 * cannot be misspelt, so theirs is not looked at.
 */
export function certainMistakes(project: Project, file: CodeFile): readonly ScriptError[] {
  if (file.kind === 'blocks') return []
  const names = namesToCheck(project, file.sceneId)
  return checkText(project, file, project.text(file.id), names).flatMap(
    ({ severity, line, column, code, params }) =>
      severity === 'error' ? [{ fileId: file.id, fileName: file.name, line, column, code, params }] : [],
  )
}
