import type { CallBody } from './route.ts'

/** Fields and files of a multipart call; what is `undefined` is not sent. */
export function formBody(fields: Readonly<Record<string, string | Blob | undefined>>): CallBody {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  return { body: form }
}
