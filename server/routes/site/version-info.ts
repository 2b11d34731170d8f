import { VersionInfo } from '../../../protocol/http/site.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { anybody } from '../../auth/security.ts'

/** GET /utils/updateVersionInfo: this installation's own inspector, never one from elsewhere (spec 7). */
export function versionInfo(app: App, context: ServerContext): void {
  app.get(
    '/utils/updateVersionInfo',
    { schema: { operationId: 'versionInfo', security: anybody, response: { 200: VersionInfo } } },
    async () => ({
      inspector: context.addresses.scenes[0] + context.framePath,
      version: context.version,
    }),
  )
}
