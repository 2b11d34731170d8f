/** A request that can be sent to the byte. */
export interface ApiRequest {
  readonly method: string
  /** With its query, encoded. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Buffer | undefined
}

/** For messages: what has to be known to send it again. */
export function describeRequest({ method, path, headers, body }: ApiRequest): string {
  const text = body ? ` ${JSON.stringify(body.toString('latin1').slice(0, 600))}` : ''
  return `${method} ${path} ${JSON.stringify(headers)}${text}`
}
