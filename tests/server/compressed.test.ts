import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../scripts/compress-files.ts'
import { appPages } from './support/app-pages.ts'
import { startTestServer, type TestServer } from './support/test-server.ts'

/** `fetch` unpacks by itself; this answers with the bytes as they came. */
function getRaw(
  address: string,
  encodings: string,
): Promise<{ headers: Readonly<Record<string, unknown>>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(address, { headers: { 'accept-encoding': encodings } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
    call.on('error', reject)
    call.end()
  })
}

const script = 'console.log("a line that repeats")\n'.repeat(200)
const page = `<title>app</title>\n${'<p>many words of the same kind</p>\n'.repeat(200)}`
const small = 'export {}'

let server: TestServer
let sites: readonly string[]
beforeAll(async () => {
  server = await startTestServer({
    files: {
      ...appPages(page),
      'app/assets/large-1a2b3c4d.js': script,
      'frame/frame.html': page,
      'frame/assets/large-1a2b3c4d.js': script,
    },
  })
  await Promise.all(['app', 'frame'].map((name) => compressFiles(join(server.dataDir, name))))
  sites = [server.origin, server.scenes[0]]
})
afterAll(() => server.end())

describe('a built file', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)(
    'comes as %s to whom it may, as what it is and for ever',
    async (encoding, accepted, unpack) => {
      for (const site of sites) {
        const { headers, body } = await getRaw(`${site}/assets/large-1a2b3c4d.js`, accepted)
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'cache-control': 'public, max-age=31536000, immutable',
          vary: expect.stringMatching(/accept-encoding/i),
          'content-type': expect.stringMatching(/^(text|application)\/javascript/),
        })
        expect(body.length).toBeLessThan(script.length / 4)
        expect(unpack(body).toString()).toBe(script)
      }
    },
  )

  it('comes as it is to whom nothing else was said, and says that this depends', async () => {
    for (const site of sites) {
      const { headers, body } = await getRaw(`${site}/assets/large-1a2b3c4d.js`, 'identity')
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(body.toString()).toBe(script)
    }
  })

  it('that would not become smaller comes as it is', async () => {
    for (const [site, name] of [
      [server.origin, 'main'],
      [server.scenes[0], 'frame'],
    ]) {
      const { headers, body } = await getRaw(`${site}/assets/${name}-1a2b3c4d.js`, 'br')
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(small)
    }
  })
})

it('sends the one page compressed at every address of the app, asked for anew each time', async () => {
  for (const path of ['/', '/template/treehouse']) {
    const { headers, body } = await getRaw(server.origin + path, 'br')
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^text\/html/),
    })
    expect(brotliDecompressSync(body).toString()).toBe(page)
  }
  const frame = await getRaw(`${server.scenes[0]}/frame.html`, 'br')
  expect(frame.headers['content-type']).toMatch(/^text\/html/)
  expect(brotliDecompressSync(frame.body).toString()).toBe(page)
})
