import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { createProjectDocument } from '../create-project-document.ts'
import type { Typist } from './play-trace.ts'

/** Milliseconds between two keystrokes: quick typing, which the bus merges into runs. */
const keystrokeMs = 200

const fileId = FileId.parse('typed')
const sceneId = SceneId.parse('typed-scene')

/** A project with one script that holds `start`, as bytes that all typists of a trace begin with. */
export function typedProject(start: string): Uint8Array {
  const document = createProjectDocument({
    template: 'typed',
    displayName: 'Typed',
    build({ bus }) {
      bus.execute(createFile, { fileId, sceneId, kind: 'js' })
      const remove = bus.project.text(fileId).length
      bus.execute(editText, { fileId, edits: [{ at: 0, remove, insert: start }] })
    },
  })
  return Y.encodeStateAsUpdate(document)
}

/** A typist whose every keystroke is a command, with journal and undo. */
export interface BusTypist extends Typist {
  /** The document as it would be stored (v2). */
  stored(): Uint8Array
}

export function busTypist(project: Uint8Array, clientId: number): BusTypist {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, project)
  document.clientID = clientId
  loaded()
  let now = 0
  let count = 0
  const journal = new MemoryJournal()
  const bus = createCommandBus({
    document,
    actor: `writer-${clientId}`,
    clock: () => now,
    newId: () => `${clientId}-${++count}`,
    journal,
  })
  let sentUntil = 0
  return {
    edit(edit) {
      now += keystrokeMs
      const verdict = bus.execute(editText, { fileId, edits: [edit] })
      if (!verdict.ok) throw new Error(`a keystroke was refused: ${verdict.code}`)
    },
    sent() {
      const news = journal.entries.slice(sentUntil)
      sentUntil = journal.entries.length
      return news.flatMap(({ event, bytes }) => (bytes && event.kind === 'command' ? [bytes] : []))
    },
    receive: (update) => bus.applyRemote(update, 'peer'),
    text: () => bus.project.text(fileId),
    stored() {
      const { document: copy, loaded: settle } = openDocument()
      Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
      settle()
      return Y.encodeStateAsUpdateV2(copy)
    },
  }
}
