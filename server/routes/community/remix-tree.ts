import { ProjectAddress, RemixTreeAnswer } from '../../../protocol/http/community.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkAddress } from '../../auth/check-address.ts'
import { may } from '../../auth/policy.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/remixes: where a project comes from and what became of it, as far as the asker may see that. */
export function remixTree(app: App, { storage }: ServerContext): void {
  const { projects, remixes } = storage

  /** A project that is shown only to who has its link is not told of in a tree, but to its own people. */
  const isShown = async (project: ProjectSummary, userId: string | null): Promise<boolean> => {
    if (project.visibility === 'public') return project.published !== null
    const standing = userId === null ? undefined : await projects.standing(project._id, userId)
    if (!standing) return false
    return may(standing, userId, project.visibility === 'link' ? 'join' : 'see')
  }

  app.get(
    '/api/project/remixes',
    {
      schema: {
        operationId: 'remixTree',
        querystring: ProjectAddress,
        response: { 200: RemixTreeAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const check = await checkAddress(projects, request.login, request.query)
      if (!check.ok) return sendProblem(reply, check.code)
      const { userId, standing } = check
      const ancestors: ProjectSummary[] = []
      for (const project of await remixes.ancestors(standing.projectId)) {
        if (await isShown(project, userId)) ancestors.push(project)
      }
      const shown: { project: ProjectSummary; remixOf: string }[] = []
      /** For each project that is not shown, the one above it under which its remixes are. */
      const instead = new Map<string, string>()
      for (const { project, remixOf } of await remixes.below(standing.projectId)) {
        const above = instead.get(remixOf) ?? remixOf
        if (await isShown(project, userId)) shown.push({ project, remixOf: above })
        else instead.set(project._id, above)
      }
      return { ancestors, remixes: shown }
    },
  )
}
