import { z } from 'zod'
import { UploadAnswer, UploadFields } from '../../../protocol/http/project-pictures.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { may } from '../../auth/policy.ts'
import { anybody } from '../../auth/security.ts'
import { namedTooLarge } from '../../pictures/read-project-pictures.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { uploadAddresses } from '../../projects/upload-address.ts'
import { refusals } from '../refusals.ts'
import { takePanorama } from './take-panorama.ts'

/**
 * POST {token} (spec 7): a picture for the one project that the signed address names. It needs no login; whom it was made for must
 * still be allowed to change the project.
 */
export function uploadByToken(app: App, context: ServerContext): void {
  const { projects, serverKeys } = context.storage
  const addresses = uploadAddresses(serverKeys)

  app.post(
    '/api/project/upload/:token',
    {
      schema: {
        operationId: 'uploadByToken',
        security: anybody,
        params: z.object({ token: z.string().max(300) }),
        consumes: ['multipart/form-data'],
        response: { 200: UploadAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const grant = await addresses.read(request.params.token, context.now())
      if (!grant) return sendProblem(reply, 'project.upload-over')
      const standing = await projects.standing(grant.projectId, grant.userId)
      if (!standing || !may(standing, grant.userId, 'edit')) return sendProblem(reply, 'project.upload-over')
      const form = await readForm(request, UploadFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const subject = { projectId: grant.projectId, name: form.fields.name, userId: grant.userId }
      const taken = await takePanorama(context, subject, form.files)
      return taken.ok ? { picture: taken.path } : sendFieldErrors(reply, taken.fields)
    },
  )
}
