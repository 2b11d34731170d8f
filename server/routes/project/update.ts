import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import { ProjectAnswer, UpdateProjectFields } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { sendProject } from './send-project.ts'

/** PUT /api/project: name, displayed name and description; what is absent stays, but the name follows the displayed one. */
export function updateProject(app: App, context: ServerContext): void {
  const { projects } = context.storage
  app.put(
    '/api/project',
    {
      schema: {
        operationId: 'updateProject',
        consumes: ['multipart/form-data'],
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, UpdateProjectFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields)
      const { id, name, displayName, description } = form.fields
      const check = await checkProject(projects, request.login, id, 'rename')
      if (!check.ok) return sendProblem(reply, check.code)
      const slug = name === undefined || name === '' ? undefined : slugOf(name)
      await projects.update(id, { slug, displayName, description }, context.now())
      return sendProject(reply, context, id)
    },
  )
}
