import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import { setRemixSource } from '../../../commands/project/set-remix-source.ts'
import type { ProjectId } from '../../../model/ids.ts'
import { offerImported } from './imported-projects.ts'
import { publishedDocument } from './published-document.ts'

/** `has-files`: it shows files that only an account can take over. */
export type BegunRemix =
  | { readonly ok: true /** Where it opens. */; readonly path: string }
  | { readonly ok: false; readonly why: 'has-files' | 'failed' }

interface Published {
  readonly projectId: ProjectId
  readonly playCode: string
}

/**
 * Begins a project of this browser with what somebody has published; it needs no account. It notes where it comes from, which is told to
 * the server when an account claims it.
 */
export async function beginRemix({ projectId, playCode }: Published): Promise<BegunRemix> {
  const opened = await publishedDocument(playCode)
  if (!opened) return { ok: false, why: 'failed' }
  const { document } = opened
  const bus = createCommandBus({
    document,
    actor: 'guest',
    clock: () => Date.now(),
    newId: () => crypto.randomUUID(),
    journal: { append: () => undefined },
  })
  if (bus.project.assets.length > 0) {
    document.destroy()
    return { ok: false, why: 'has-files' }
  }
  bus.execute(setRemixSource, { remixedFrom: projectId })
  const again = openForeignDocument(encodeDocument(document))
  document.destroy()
  if (!again.ok) return { ok: false, why: 'failed' }
  again.document.destroy()
  const localId = crypto.randomUUID()
  offerImported(localId, again.update)
  return { ok: true, path: `/new?project=${localId}` }
}
