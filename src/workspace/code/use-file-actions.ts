import { createFile } from '../../../commands/file/create-file.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { duplicateFile } from '../../../commands/file/duplicate-file.ts'
import { reorderFile } from '../../../commands/file/reorder-file.ts'
import { switchFileKind } from '../../../commands/file/switch-file-kind.ts'
import { FileId } from '../../../model/ids.ts'
import type { CodeFile, FileKind } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSend } from '../actions/use-send.ts'
import { useOfferUndo } from '../history/use-offer-undo.ts'
import { useSession } from '../session-context.ts'
import { fileJavaScript } from './file-javascript.ts'
import { placeOver } from './open-tabs.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

/** What a person can do with a whole tab. */
export function useFileActions(tabs: OpenTabsControl) {
  const t = useT()
  const send = useSend()
  const offerUndo = useOfferUndo()
  const { bus, newId } = useSession()
  const { files, open, selected } = tabs

  /** Moves a tab to where another one is; that one makes room. */
  const moveOver = (file: FileId, over: FileId) => {
    const before = placeOver(
      files.map(({ id }) => id),
      file,
      over,
    )
    if (before !== undefined) send(reorderFile, { fileId: file, before })
  }

  return {
    /** Adds a tab and opens it (spec S16). */
    add(kind: FileKind) {
      const fileId = FileId.parse(newId())
      if (send(createFile, { fileId, sceneId: selected.sceneId, kind }).ok) tabs.select(fileId)
    },
    /** Puts the same into a new tab behind the others. */
    duplicate(file: CodeFile) {
      const fileId = FileId.parse(newId())
      if (send(duplicateFile, { sourceId: file.id, fileId }).ok) tabs.select(fileId)
    },
    remove(file: CodeFile) {
      const verdict = send(deleteFile, { fileId: file.id })
      if (!verdict.ok || !verdict.changed) return
      offerUndo(t('code.deleted', { name: file.name }), verdict.commandId, () => {
        if (bus.project.file(file.id)) tabs.select(file.id)
      })
    },
    /** Moves a tab over its open neighbour. */
    shift(file: CodeFile, by: -1 | 1) {
      const over = open[open.indexOf(file) + by]
      if (over) moveOver(file.id, over.id)
    },
    moveOver,
    /** Puts what blocks mean into a new JavaScript tab; the blocks stay. */
    turnIntoJavaScript(file: CodeFile) {
      const { source } = fileJavaScript(bus.project, file.id)
      const fileId = FileId.parse(newId())
      if (!send(switchFileKind, { sourceId: file.id, fileId, text: source }).ok) return
      tabs.select(fileId)
      showToast({ kind: 'plain', text: t('code.turnedInto', { name: bus.project.file(fileId)?.name ?? '' }) })
    },
  }
}
