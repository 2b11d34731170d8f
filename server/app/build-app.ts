import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { FastifyBaseLogger } from 'fastify'
import { fastify, LogController } from 'fastify'
import {
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { maxPictureBytes } from '../../protocol/http/publish.ts'
import { anonymousCookie } from '../assets/holders.ts'
import { handleError } from '../problems/error-handler.ts'
import { sharedLimits } from '../redis/shared-limits.ts'
import { registerRoutes } from '../routes/register-routes.ts'
import { newId } from '../storage/new-id.ts'
import type { App } from './app.ts'
import { appHeaders } from './app-headers.ts'
import { describeCall } from './describe-call.ts'
import { guardRequests } from './guard-requests.ts'
import { answeredUrl } from './odd-address.ts'
import type { Pages } from './pages.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'
import { refuseVisitors } from './refuse-visitors.ts'
import { serveAppPages } from './serve-app-pages.ts'
import type { ServerContext } from './server-context.ts'
import { showApiDocs } from './show-api-docs.ts'

/** Largest JSON body in bytes. */
const bodyLimit = 1024 * 1024

export interface AppOptions {
  readonly context: ServerContext
  readonly logger: FastifyBaseLogger
  readonly pages: Pages
  readonly isDevelopment: boolean
  /** Where several processes count their limits together. */
  readonly redis?: Redis | undefined
}

/** The app's own origin: guards, calls, their description at `/api/openapi.json` and `/api/docs`, and pages. */
export async function buildApp({ context, logger, pages, isDevelopment, redis }: AppOptions): Promise<App> {
  const app: App = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // Each proxy adds the address it was asked from at the end; what stands before that is only said by the visitor.
    trustProxy: (_address: string, hop: number) => hop < context.settings.proxies,
    genReqId: newId,
    rewriteUrl: answeredUrl,
    frameworkErrors: handleError,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    reply.headers(appHeaders(context.addresses, path, isDevelopment))
    if (context.settings.environment !== 'production') reply.header('x-robots-tag', 'noindex, nofollow')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    app.log.info({ method, route: routeOptions.url, status, ms }, 'answered')
    context.metrics.answered({ method, route: routeOptions.url ?? 'page', status, ms })
  })
  guardRequests(app, context)
  refuseVisitors(app)
  refuseUnstorable(app)
  await app.register(rateLimit, { global: false, ...(redis && { store: sharedLimits(redis) }) })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxPictureBytes, files: 4, fields: 40, parts: 44, fieldSize: bodyLimit },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Nestling', version: context.version },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: context.cookie.name },
          anonymous: { type: 'apiKey', in: 'cookie', name: anonymousCookie(context.cookie.isSecure) },
        },
      },
    },
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  })
  registerRoutes(app, context)
  await showApiDocs(app)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await serveAppPages(app, pages, context)
  return app
}
