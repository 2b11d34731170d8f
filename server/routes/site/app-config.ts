import { AppConfig } from '../../../protocol/http/site.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { anybody } from '../../auth/security.ts'

/** GET /app-config.json: where the scene frames live. */
export function appConfig(app: App, context: ServerContext): void {
  app.get(
    '/app-config.json',
    { schema: { operationId: 'appConfig', security: anybody, response: { 200: AppConfig } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      const [first, second] = context.addresses.scenes
      return {
        sceneOrigins: [first, second] satisfies [string, string],
        framePath: context.framePath,
        version: context.version,
        environment: context.settings.environment,
        domainKey: '1' as const,
        hasGoogle: context.social !== undefined,
        operator: context.settings.operator ?? '',
      }
    },
  )
}
