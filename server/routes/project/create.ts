import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import { CreateProjectFields, ProjectAnswer } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { may } from '../../auth/policy.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newProjectId, projectIdOf } from '../../storage/new-id.ts'
import { refusals } from '../refusals.ts'
import { sendProject } from './send-project.ts'

/** POST /api/project: a private project with an empty log, which the maker's first sync fills (spec 3, 'Project as sent on create'). */
export function createProject(app: App, context: ServerContext): void {
  const { projects } = context.storage

  /** What somebody may not see they cannot have remixed. */
  const originalOf = async (projectId: string | undefined, userId: string): Promise<string | null> => {
    if (!projectId) return null
    const standing = await projects.standing(projectId, userId)
    return standing && may(standing, userId, 'see') ? projectId : null
  }

  app.post(
    '/api/project',
    {
      schema: {
        operationId: 'createProject',
        consumes: ['multipart/form-data'],
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, CreateProjectFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields)
      const { displayName, description, domainKey, remixedFromProjectId, originKey } = form.fields
      const ownerId = request.login.account.id
      const id = originKey === undefined ? newProjectId() : projectIdOf(ownerId, originKey)
      if (await projects.summary(id)) return sendProject(reply, context, id)
      await projects.create({
        id,
        ownerId,
        slug: slugOf(displayName),
        displayName,
        description,
        domainKey: domainKey ?? null,
        remixedFromId: await originalOf(remixedFromProjectId, ownerId),
        at: context.now(),
        document: null,
      })
      return sendProject(reply, context, id)
    },
  )
}
