import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import { setRemixSource } from '../../../commands/project/set-remix-source.ts'
import type { ProjectId } from '../../../model/ids.ts'
import { offerImported } from './imported-projects.ts'

/** `has-files`: it shows files that only an account can take over. */
export type BegunRemix =
  | { readonly ok: true /** Where it opens. */; readonly path: string }
  | { readonly ok: false; readonly why: 'has-files' | 'failed' }

interface Published {
  readonly projectId: ProjectId
  /** Path of its snapshot on this site (Yjs update v2). */
  readonly snapshot: string
}

/**
 * Begins a project of this browser with what somebody has published; it needs no account. It notes where it comes from, which is told to
 * the server when an account claims it.
 */
export async function beginRemix({ projectId, snapshot }: Published): Promise<BegunRemix> {
  const bytes = await fetchBytes(snapshot)
  const opened = bytes && openForeignDocument(bytes)
  if (!opened?.ok) return { ok: false, why: 'failed' }
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

async function fetchBytes(path: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(path)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}
