import * as Y from 'yjs'
import { latestCommand } from '../../commands/command-by-type.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { openDocument } from '../../model/document/open-document.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import { performScenes } from '../projects/perform-scenes.ts'
import { newId } from '../storage/new-id.ts'

interface NewWorld {
  readonly displayName: string
  readonly description: string
  readonly scenes: readonly unknown[]
  /** Username of whoever makes it. */
  readonly actor: string
}

export type NewDocument =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: RejectionCode }

/**
 * A new project's document (Yjs v2) that shows these scenes and no other. It begins as the empty starter scene, which makes room
 * when the scenes are there; when none of them can be read it stays.
 */
export function documentOfScenes(
  { displayName, description, scenes, actor }: NewWorld,
  { now, log }: { readonly now: () => number; readonly log: (message: string) => void },
): NewDocument {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, templateBytes('blank'))
  loaded()
  const bus = createCommandBus({ document, actor, clock: now, newId, journal: new MemoryJournal() })
  const start = bus.project.defaultScene
  const perform = (type: Parameters<typeof latestCommand>[0], payload: object) =>
    bus.execute(latestCommand(type), payload)
  perform('project.rename', { displayName })
  perform('project.describe', { description })
  perform('scene.rename', { sceneId: start.id, name: newId() })
  const verdict = performScenes(bus, scenes, log)
  if (bus.project.scenes.length > 1) perform('scene.delete', { sceneId: start.id })
  else perform('scene.rename', { sceneId: start.id, name: start.name })
  bus.close()
  return verdict.ok
    ? { ok: true, bytes: Y.encodeStateAsUpdateV2(document) }
    : { ok: false, code: verdict.code }
}
