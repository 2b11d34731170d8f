import { unexpected } from '../../../protocol/errors/unexpected.ts'
import type { CallResult } from './call-error.ts'
import { readProblem } from './read-problem.ts'
import type { Route } from './route.ts'

/** As `call`, and `onProgress` hears which share (0 to 1) of the body has gone out. Browsers tell that by XMLHttpRequest alone. */
export function callWithProgress<Input, Data>(
  route: Route<Input, Data>,
  input: Input,
  onProgress: (share: number) => void,
): Promise<CallResult<Data>> {
  const { body, contentType } = route.send?.(input) ?? {}
  const request = new XMLHttpRequest()
  request.open(route.method, route.path(input))
  request.setRequestHeader('accept', 'application/json')
  if (contentType !== undefined) request.setRequestHeader('content-type', contentType)
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total)
  })
  return new Promise((resolve) => {
    const failed = (): void => resolve({ ok: false, error: { code: 'general.offline', fields: [] } })
    request.addEventListener('error', failed)
    request.addEventListener('abort', failed)
    request.addEventListener('load', () => resolve(resultOf(route, request)))
    // Of what fetch can send, the routes use texts, forms and files only.
    request.send(body instanceof ReadableStream ? null : (body ?? null))
  })
}

function resultOf<Input, Data>(
  route: Route<Input, Data>,
  { status, responseText }: XMLHttpRequest,
): CallResult<Data> {
  const answer = readJson(responseText)
  if (status < 200 || status >= 300) return { ok: false, error: readProblem(answer) }
  const data = route.answer.safeParse(answer)
  return data.success ? { ok: true, data: data.data } : { ok: false, error: unexpected }
}

/** `undefined` for what is no JSON (a proxy's page). */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
