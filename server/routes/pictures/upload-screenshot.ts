import { ScreenshotFields, UploadAnswer } from '../../../protocol/http/project-pictures.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { namedTooLarge } from '../../pictures/read-project-pictures.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { refusals } from '../refusals.ts'
import { takePanorama } from './take-panorama.ts'

/** POST /api/project/screenshot/upload: the view all around of one's own project by its name, or of a scene of a project one may edit. */
export function uploadScreenshot(app: App, context: ServerContext): void {
  const { projects } = context.storage
  app.post(
    '/api/project/screenshot/upload',
    {
      schema: {
        operationId: 'uploadScreenshot',
        security: loggedIn,
        consumes: ['multipart/form-data'],
        response: { 200: UploadAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, ScreenshotFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const { name, projectId } = form.fields
      const id = projectId ?? (await projects.idByName(request.login.account.username, name))
      if (!id) return sendProblem(reply, 'project.missing')
      const check = await checkProject(projects, request.login, id, 'edit')
      if (!check.ok) return sendProblem(reply, check.code)
      const subject = { projectId: id, name: projectId ? name : '', userId: check.login.account.id }
      const taken = await takePanorama(context, subject, form.files)
      return taken.ok ? { picture: taken.path } : sendFieldErrors(reply, taken.fields)
    },
  )
}
