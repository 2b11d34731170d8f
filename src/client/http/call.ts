import { unexpected } from '../../../protocol/errors/unexpected.ts'
import { shownLocale } from '../../i18n/i18n.ts'
import type { CallResult } from './call-error.ts'
import { readProblem } from './read-problem.ts'
import type { Route } from './route.ts'

/**
 * Calls the server. Never throws for what can be expected: no connection ('general.offline'), a refusal (its code and
 * fields), an answer that is not what its route promises ('general.failed').
 */
export async function call<Input, Data>(route: Route<Input, Data>, input: Input): Promise<CallResult<Data>> {
  const { body, contentType } = route.send?.(input) ?? {}
  const locale = shownLocale()
  let response: Response
  try {
    response = await fetch(route.path(input), {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        // The language of the page, which may be another than the browser's.
        ...(locale ? { 'accept-language': locale } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
  } catch {
    return { ok: false, error: { code: 'general.offline', fields: [] } }
  }
  const answer = await readJson(response)
  if (!response.ok) return { ok: false, error: readProblem(answer) }
  const data = route.answer.safeParse(answer)
  if (!data.success) return { ok: false, error: unexpected }
  return { ok: true, data: data.data }
}

/** The JSON of an answer; `undefined` when it has none (a proxy's page, a connection cut in the middle). */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
