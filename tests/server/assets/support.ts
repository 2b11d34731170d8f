import { AssetsAnswer } from '../../../protocol/http/asset.ts'
import type { Answer, Person } from '../support/person.ts'

/** One multipart upload, as the specification has it. */
export function uploadForm(
  files: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[],
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, bytes] of files) body.append('files', new Blob([bytes]), name)
  return body
}

/** Uploads one file. */
export const upload = (
  person: Person,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> => person.call('POST', '/api/assets', uploadForm([[name, bytes]], fields))

/** The same, which must work; answers its key and addresses. */
export async function uploaded(
  person: Person,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly key: string; readonly link: string; readonly thumbnail: string | null }> {
  const answer = await upload(person, name, bytes, fields)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
  const [asset] = AssetsAnswer.parse(answer.json).assets
  if (!asset) throw new Error('nothing was stored')
  return asset
}

export const listOf = async (person: Person, query = ''): Promise<AssetsAnswer> => {
  const answer = await person.call('GET', `/api/assets${query}`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
  return AssetsAnswer.parse(answer.json)
}
