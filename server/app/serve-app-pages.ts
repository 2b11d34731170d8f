import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageAt } from '../../protocol/addresses/page-at.ts'
import { pageFile } from '../../protocol/addresses/page-file.ts'
import { sendProblem } from '../problems/send-problem.ts'
import type { App } from './app.ts'
import { askedLocale } from './asked-locale.ts'
import { firstPictures } from './first-pictures.ts'
import { notFoundPath, wantsPage } from './odd-address.ts'
import { pageWithCard } from './page-with-card.ts'
import { pageWithPictures } from './page-with-pictures.ts'
import type { Pages } from './pages.ts'
import type { ServerContext } from './server-context.ts'
import { socialCard } from './social-card.ts'

/** Paths that belong to calls: what is not found there is a problem, not the app. */
const isCall = (path: string): boolean => /^\/(api|utils|sync)(\/|$)/.test(path)

/** A path that ends like a file is a file, which is there or not; all others are addresses inside the app. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** Files with a hash in their name never change, nor do their compressed copies. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/].*-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path)

const gzipped = promisify(gzip)

/**
 * Serves the app: its files, and for every other address its page as it begins there in the language of who asks (`scripts/pages/`), which is
 * asked for anew each time. Addresses of projects that everybody may see get it with a card of theirs (not while developing).
 */
export async function serveAppPages(app: App, pages: Pages, context: ServerContext): Promise<void> {
  if (pages.kind === 'handler') {
    app.setNotFoundHandler((request, reply) => {
      if (isCall(request.url)) return sendProblem(reply, 'general.not-found')
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      pages.handle(request.raw, reply.raw)
      return undefined
    })
    return
  }
  await app.register(staticFiles, {
    root: resolve(pages.folder),
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const { folder } = pages
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !isCall(path) && (!isFile(path) || wantsPage(request.raw))
    if (!isPage) return sendProblem(reply, 'general.not-found')
    if (request.originalUrl !== request.url) return reply.redirect(notFoundPath)
    reply.header('vary', 'accept-encoding, accept-language, cookie')
    const id = pageAt(path)
    const file = pageFile(id, askedLocale(request.headers))
    const { storage, addresses } = context
    const card = await socialCard(storage, path)
    const isSomebody = context.cookie.read(request.headers.cookie) !== undefined
    const pictures = await firstPictures(storage, id, path, card, isSomebody)
    if (!card && !pictures) return reply.sendFile(file)
    const plain = await readFile(join(folder, file), 'utf8')
    const carded = card ? pageWithCard(plain, card, addresses.app) : plain
    const page = pictures ? pageWithPictures(carded, pictures) : carded
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
    return reply.header('content-encoding', 'gzip').send(await gzipped(page))
  })
}
