import { request } from 'node:http'

/** A GET with any headers, `host` too, which `fetch` does not let one choose. */
export function rawGet(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(address, { headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}
