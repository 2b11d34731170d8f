import type { FileId, SceneId } from '../../../model/ids.ts'
import type { CodeFile, Project } from '../../../model/project/project.ts'
import { fileJavaScript } from './file-javascript.ts'

/** A line that holds what was looked for; `line` counts from 1, `at` in the text without its indent. */
export interface FoundLine {
  readonly fileId: FileId
  readonly line: number
  readonly text: string
  readonly at: number
}

/** What was found in one tab. */
export interface FoundTab {
  readonly file: CodeFile
  readonly sceneName: string
  readonly lines: readonly FoundLine[]
}

/** More lines than that nobody reads; the search ends there. */
export const mostFound = 200

/**
 * Where a text stands in the programs of all scenes, those of `own` first, whatever its capitals. Of blocks it looks at what they mean. Nothing
 * for a text of blanks.
 */
export function findInTabs(project: Project, typed: string, own: SceneId): readonly FoundTab[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  let left = mostFound
  const found: FoundTab[] = []
  for (const { id: sceneId, name: sceneName } of ownFirst(project, own))
    for (const file of project.files(sceneId)) {
      const lines = linesWith(fileJavaScript(project, file.id).source, wanted, file.id).slice(0, left)
      left -= lines.length
      if (lines.length > 0) found.push({ file, sceneName, lines })
    }
  return found
}

const ownFirst = ({ scenes }: Project, own: SceneId) => [
  ...scenes.filter(({ id }) => id === own),
  ...scenes.filter(({ id }) => id !== own),
]

const linesWith = (source: string, wanted: string, fileId: FileId): readonly FoundLine[] =>
  source.split('\n').flatMap((full, index) => {
    const text = full.trim()
    const at = text.toLowerCase().indexOf(wanted)
    return at < 0 ? [] : [{ fileId, line: index + 1, text, at }]
  })
