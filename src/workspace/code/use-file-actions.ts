import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { deleteFile } from '../../../commands/file/delete-file.ts'
import { reorderFile } from '../../../commands/file/reorder-file.ts'
import { switchFileKind } from '../../../commands/file/switch-file-kind.ts'
import { FileId } from '../../../model/ids.ts'
import type { CodeFile, FileKind } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSend } from '../actions/use-send.ts'
import { useOfferUndo } from '../history/use-offer-undo.ts'
import { useSession } from '../session-context.ts'
import { blocksCopy } from './blocks-copy.ts'
import { fileJavaScript } from './file-javascript.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

/** What a person can do with a whole tab. */
export function useFileActions(tabs: OpenTabsControl) {
  const t = useT()
  const send = useSend()
  const offerUndo = useOfferUndo()
  const { bus, newId } = useSession()
  const { files, selected } = tabs

  return {
    /** Adds a tab and opens it (spec S16). */
    add(kind: FileKind) {
      const fileId = FileId.parse(newId())
      if (send(createFile, { fileId, sceneId: selected.sceneId, kind }).ok) tabs.select(fileId)
    },
    /** Puts the same into a new tab behind the others. */
    duplicate(file: CodeFile) {
      const { project } = bus
      const fileId = FileId.parse(newId())
      const text = file.kind === 'js' ? { text: project.text(file.id) } : {}
      const verdict = send(createFile, { fileId, sceneId: file.sceneId, kind: file.kind, ...text })
      if (!verdict.ok) return
      if (file.kind === 'blocks') send(changeBlocks, blocksCopy(project.blocks(file.id), fileId))
      tabs.select(fileId)
    },
    remove(file: CodeFile) {
      const verdict = send(deleteFile, { fileId: file.id })
      if (!verdict.ok || !verdict.changed) return
      offerUndo(t('code.deleted', { name: file.name }), verdict.commandId, () => {
        if (bus.project.file(file.id)) tabs.select(file.id)
      })
    },
    /** Moves a tab by one place among the open ones. */
    shift(file: CodeFile, by: -1 | 1) {
      const at = files.indexOf(file)
      const before = by === -1 ? files[at - 1] : files[at + 2]
      send(reorderFile, { fileId: file.id, before: before?.id ?? null })
    },
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
