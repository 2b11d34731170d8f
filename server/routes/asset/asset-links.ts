import { AssetLinksAnswer, AssetLinksRequest } from '../../../protocol/http/asset.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { holdersOf } from '../../assets/holders.ts'
import { isPublishedFor } from '../../assets/published-files.ts'
import { may } from '../../auth/policy.ts'
import { refusals } from '../refusals.ts'

/**
 * POST /api/assets/links: addresses of files that somebody may see: their own, those of the people they build `projectId` with, and those of
 * published projects.
 */
export function assetLinks(app: App, context: ServerContext): void {
  const { assets, projects } = context.storage

  const ofProject = async (projectId: string, userId: string | null, keys: readonly string[]) => {
    const standing = await projects.standing(projectId, userId)
    if (!standing || !may(standing, userId, 'join')) return []
    return assets.heldInProject(projectId, keys, context.now())
  }

  app.post(
    '/api/assets/links',
    {
      schema: {
        operationId: 'assetLinks',
        body: AssetLinksRequest,
        response: { 200: AssetLinksAnswer, ...refusals },
      },
    },
    async (request) => {
      const { keys, projectId } = request.body
      const userId = request.login?.account.id ?? null
      const at = context.now()
      const holders = holdersOf(request, context.cookie.isSecure)
      const seen = new Set(await assets.heldBy(holders, keys, at))
      if (projectId) for (const key of await ofProject(projectId, userId, keys)) seen.add(key)
      for (const key of new Set(keys)) {
        if (!seen.has(key) && (await isPublishedFor(context.storage, key, userId))) seen.add(key)
      }
      const site = context.addresses.scenes[0]
      const links: Record<string, string> = {}
      for (const key of seen) links[key] = site + (await context.assets.links.signed(key, at))
      return { links }
    },
  )
}
