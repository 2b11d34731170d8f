import * as Y from 'yjs'
import { materialise } from '../../../model/project/materialise.ts'

/** Reads everything a player would read. */
function readAll(document: Y.Doc): boolean {
  const project = materialise(document)
  for (const scene of project.scenes) {
    project.entities(scene.id)
    for (const file of project.files(scene.id)) project.text(file.id)
  }
  return project.scenes.length > 0
}

/** Whether bytes are a complete Yjs v2 state that shows a project from its first to its last record. */
export function isPlayableDocument(bytes: Uint8Array): boolean {
  const document = new Y.Doc()
  try {
    Y.applyUpdateV2(document, bytes)
    return !document.store.pendingStructs && !document.store.pendingDs && readAll(document)
  } catch {
    return false
  } finally {
    document.destroy()
  }
}
