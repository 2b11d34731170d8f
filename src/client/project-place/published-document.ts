import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import { call } from '../http/call.ts'
import { playRoute } from '../http/publish-routes.ts'

/** What is published under a play code, as a document that is the caller's; `undefined` when it cannot be had or read. */
export async function publishedDocument(playCode: string) {
  const answer = await call(playRoute, { code: playCode })
  const bytes = answer.ok ? await fetchBytes(answer.data.snapshot) : undefined
  const opened = bytes && openForeignDocument(bytes)
  return opened?.ok ? opened : undefined
}

async function fetchBytes(path: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(path)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}
