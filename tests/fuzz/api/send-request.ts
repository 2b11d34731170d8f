import { type Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { ApiRequest } from './api-request.ts'

/** What came back. */
export interface ApiAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly milliseconds: number
}

/** Milliseconds, longer than any answer may take. */
export const patience = 20_000
/** Milliseconds after which a server that says nothing waits for more. */
const silence = 150

/** Sends a request as it is. A connection that the server closes without an answer has the status 0. */
export function sendRequest(
  origin: string,
  { method, path, headers, body }: ApiRequest,
  agent: Agent,
): Promise<ApiAnswer> {
  const start = performance.now()
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    const done = (status: number, type: string, text: string) =>
      resolve({ status, type, text, milliseconds: performance.now() - start })
    const sent = request(
      {
        host: 'localhost',
        port,
        method,
        path,
        agent,
        timeout: patience,
        headers: {
          host: new URL(origin).host,
          ...headers,
          ...(body && { 'content-length': String(body.byteLength) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => done(0, '', ''))
        response.on('end', () =>
          done(
            response.statusCode ?? 0,
            response.headers['content-type'] ?? '',
            Buffer.concat(chunks).toString('utf8'),
          ),
        )
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => done(0, '', ''))
    sent.end(body)
  })
}

/** Writes bytes to the port as they are; resolves with what came back until the server closed or said nothing more. */
export function sendBytes(origin: string, bytes: Uint8Array): Promise<ApiAnswer> {
  const start = performance.now()
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port: Number(port) })
    let text = ''
    socket.setTimeout(silence, () => socket.destroy())
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
      const type = /^content-type: (.+)\r$/im.exec(text)?.[1] ?? ''
      resolve({ status: Number(status), type, text, milliseconds: performance.now() - start })
    })
    socket.write(bytes)
  })
}
