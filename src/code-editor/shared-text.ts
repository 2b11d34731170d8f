import type { TextEdit } from '../../commands/core/write.ts'
import type { FileId } from '../../model/ids.ts'
import type { ProjectSession } from '../client/project-session/project-session.ts'
import type { SharedText } from './bind-text.ts'

/** The text of a JavaScript file of an open project. */
export function sharedText(session: ProjectSession, fileId: FileId): SharedText {
  let tell: (edits: readonly TextEdit[]) => void = () => {}
  const watch = session.watchText(fileId, (edits) => tell(edits))
  return {
    read: () => session.bus.project.text(fileId),
    edit: (edits) => watch.ownEdit(edits),
    watch(onEdits, onSettled) {
      tell = onEdits
      const unsubscribe = session.bus.subscribe(onSettled)
      return () => {
        unsubscribe()
        watch.stop()
      }
    },
  }
}
