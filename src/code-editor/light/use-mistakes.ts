import type { EditorView } from '@codemirror/view'
import { useEffect, useState } from 'react'
import type { Mistake } from '../../../language/check/mistake.ts'
import type { ProjectNames } from '../../../language/helper-api/project-names.ts'
import type { CodeFile } from '../../../model/project/project.ts'
import { checkText } from '../../workspace/code/check-file.ts'
import { useSession } from '../../workspace/session-context.ts'
import { showMistakes } from './mistake-lines.ts'

/** How long a pause in typing is, in ms, after which the text is checked. */
const pause = 400

/** What is wrong with the text of a view, underlined in it: at once when it is opened, then a moment after typing stops. */
export function useMistakes(
  view: EditorView | null,
  file: CodeFile,
  source: string,
  names: ProjectNames,
): readonly Mistake[] {
  const { bus } = useSession()
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  useEffect(() => {
    if (!view) return
    const timer = setTimeout(() => {
      const found = checkText(bus.project, file, source, names)
      view.dispatch({ effects: showMistakes.of(found) })
      setMistakes(found)
    }, pause)
    return () => clearTimeout(timer)
  }, [view, bus, file, source, names])
  return mistakes
}
