import { AssetLinksAnswer, AssetLinksRequest } from '../../../protocol/http/asset.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { holdersOf } from '../../assets/holders.ts'
import { may } from '../../auth/policy.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** Of one person, or of all visitors at one address: a class opens its worlds at once. */
const asksPerMinute = 600

/**
 * POST /api/assets/links: addresses of files that somebody may see: their own, those of the people they build `projectId` with, and those of
 * published projects.
 */
export function assetLinks(app: App, context: ServerContext): void {
  const { assets, projects } = context.storage
  const mayGoOn = limitPerPerson(app, { max: asksPerMinute, timeWindow: '1 minute' })

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
    async (request, reply) => {
      if (!(await mayGoOn(request))) return sendProblem(reply, 'general.too-many-requests')
      const { keys, projectId } = request.body
      const userId = request.login?.account.id ?? null
      const at = context.now()
      const holders = holdersOf(request, context.cookie.isSecure)
      const seen = new Set(await assets.heldBy(holders, keys, at))
      if (projectId) for (const key of await ofProject(projectId, userId, keys)) seen.add(key)
      for (const key of await assets.publishedFor(userId, keys)) seen.add(key)
      const site = context.addresses.scenes[0]
      const links: Record<string, string> = {}
      for (const key of seen) links[key] = site + (await context.assets.links.signed(key, at))
      return { links }
    },
  )
}
