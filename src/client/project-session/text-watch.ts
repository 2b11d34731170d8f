import * as Y from 'yjs'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import type { FileId } from '../../../model/ids.ts'
import type { Peer, TextWatch } from './project-session.ts'
import type { SessionRoom } from './session-room.ts'
import { letterAt, positionOf } from './text-position.ts'

interface Watched {
  readonly document: Y.Doc
  readonly bus: CommandBus
  readonly room: Pick<SessionRoom, 'peers' | 'tellCaret'>
}

/** Follows the text of one file; see `ProjectSession.watchText`. */
export function watchText(
  { document, bus, room }: Watched,
  fileId: FileId,
  listener: (edits: readonly TextEdit[]) => void,
): TextWatch {
  const record = document.getMap('files').get(fileId)
  const found = record instanceof Y.Map ? record.get('text') : undefined
  const text = found instanceof Y.Text ? found : undefined
  let isOwn = false
  const onChange = (event: Y.YTextEvent): void => {
    if (!isOwn) listener(editsOf(event))
  }
  text?.observe(onChange)
  const caretOf = ({ clientId, name, colour, caret }: Peer) => {
    if (!text || caret?.fileId !== fileId) return []
    const [anchor, head] = [letterAt(text, caret.anchor), letterAt(text, caret.head)]
    return anchor === null || head === null ? [] : [{ clientId, name, colour, anchor, head }]
  }
  return {
    ownEdit(edits) {
      const isAlone = isOfItsOwn(edits)
      if (isAlone) bus.endMerge()
      isOwn = true
      try {
        return bus.execute(editText, { fileId, edits: [...edits] })
      } finally {
        isOwn = false
        if (isAlone) bus.endMerge()
      }
    },
    tellCaret(caret) {
      if (!text || caret === null) return room.tellCaret(null)
      const [anchor, head] = [positionOf(text, caret.anchor), positionOf(text, caret.head)]
      room.tellCaret({ fileId, anchor, head })
    },
    carets: () => room.peers.get().flatMap(caretOf),
    stop() {
      text?.unobserve(onChange)
    },
  }
}

/** What an editor does in several places at once, as tidying up or another name; letters at several carets are typing. */
const isOfItsOwn = (edits: readonly TextEdit[]): boolean =>
  edits.length > 1 && edits.some(({ remove, insert }) => remove > 1 || insert.length > 1)

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
