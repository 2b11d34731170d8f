import * as Y from 'yjs'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import type { FileId } from '../../../model/ids.ts'
import type { TextWatch } from './project-session.ts'

/** Follows the text of one file; see `ProjectSession.watchText`. */
export function watchText(
  document: Y.Doc,
  bus: CommandBus,
  fileId: FileId,
  listener: (edits: readonly TextEdit[]) => void,
): TextWatch {
  const record = document.getMap('files').get(fileId)
  const text = record instanceof Y.Map ? record.get('text') : undefined
  let isOwn = false
  const onChange = (event: Y.YTextEvent): void => {
    if (!isOwn) listener(editsOf(event))
  }
  if (text instanceof Y.Text) text.observe(onChange)
  return {
    ownEdit(edits) {
      isOwn = true
      try {
        return bus.execute(editText, { fileId, edits: [...edits] })
      } finally {
        isOwn = false
      }
    },
    stop() {
      if (text instanceof Y.Text) text.unobserve(onChange)
    },
  }
}

/** A Yjs delta as edits to apply one after the other. */
function editsOf(event: Y.YTextEvent): readonly TextEdit[] {
  const edits: TextEdit[] = []
  let at = 0
  for (const { retain, insert, delete: remove } of event.delta) {
    if (retain !== undefined) at += retain
    if (typeof insert === 'string') {
      edits.push({ at, remove: 0, insert })
      at += insert.length
    }
    if (remove !== undefined) edits.push({ at, remove, insert: '' })
  }
  return edits
}
