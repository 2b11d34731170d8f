import * as Y from 'yjs'
import { latestCommand } from '../../commands/command-by-type.ts'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { openDocument } from '../../model/document/open-document.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import { beginWithScenes } from '../projects/begin-with-scenes.ts'
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

/** A new project's document (Yjs v2) that shows these scenes and no other. */
export function documentOfScenes(
  { displayName, description, scenes, actor }: NewWorld,
  { now, log }: { readonly now: () => number; readonly log: (message: string) => void },
): NewDocument {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, templateBytes('blank'))
  loaded()
  const bus = createCommandBus({ document, actor, clock: now, newId, journal: new MemoryJournal() })
  bus.execute(latestCommand('project.rename'), { displayName })
  bus.execute(latestCommand('project.describe'), { description })
  const verdict = beginWithScenes(bus, scenes, log)
  bus.close()
  return verdict.ok
    ? { ok: true, bytes: Y.encodeStateAsUpdateV2(document) }
    : { ok: false, code: verdict.code }
}
