import { resolve } from 'node:path'
import staticFiles from '@fastify/static'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Addresses } from './addresses.ts'
import type { Pages } from './pages.ts'
import { passOnHotReload } from './pass-on-hot-reload.ts'
import { type Files, serveFiles } from './serve-files.ts'

/** The frame's header, the same for every page; `ancestors` is who may frame it. */
export const framePolicy = (ancestors: string): string =>
  "default-src 'none'; script-src 'self' 'unsafe-inline' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; " +
  "worker-src blob:; frame-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; " +
  `frame-ancestors ${ancestors}`

interface FrameSite {
  readonly addresses: Addresses
  readonly pages: Pages
  readonly logger: FastifyBaseLogger
  /** The build's version; files under `/v/<version>/` are cached for ever. */
  readonly version: string | undefined
  /** What people uploaded. */
  readonly files: Files
}

/** Frames of play pages may be embedded elsewhere together with their page; they ask with `?for=play`. */
const isForPlay = (url: string): boolean => new URL(url, 'http://frame').searchParams.get('for') === 'play'

/**
 * One of the two sites of the scene frame. It has no cookies, knows nobody, serves the runtime and nothing that a person
 * uploaded as a script, and does not open as a page of its own.
 */
export async function buildFrameSite({
  addresses,
  pages,
  logger,
  version,
  files,
}: FrameSite): Promise<FastifyInstance> {
  const site = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) =>
      version !== undefined && url.startsWith(`/v/${version}/`) ? url.slice(`/v/${version}`.length) : url,
  })

  site.addHook('onRequest', async (request, reply) => {
    const isVersioned = request.originalUrl.startsWith('/v/') || request.url.startsWith('/assets/')
    reply.headers({
      'content-security-policy': framePolicy(isForPlay(request.url) ? '*' : addresses.app),
      'origin-agent-cluster': '?1',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control':
        isVersioned && pages.kind === 'folder' ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (request.headers['sec-fetch-dest'] === 'document') {
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('This is not a page.')
    }
    return undefined
  })

  serveFiles(site, files)

  site.setNotFoundHandler((request, reply) => {
    if (pages.kind === 'folder') {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    }
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    pages.handle(request.raw, reply.raw)
    return undefined
  })
  site.server.on('upgrade', (request, socket, head) => {
    if (!passOnHotReload(pages, request, socket, head)) socket.destroy()
  })
  if (pages.kind === 'folder') {
    await site.register(staticFiles, {
      root: resolve(pages.folder),
      index: false,
      cacheControl: false,
      preCompressed: true,
    })
  }
  return site
}
