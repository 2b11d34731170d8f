import { UploadAddressAnswer, UploadAddressRequest } from '../../../protocol/http/project-pictures.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { uploadAddresses } from '../../projects/upload-address.ts'
import { refusals } from '../refusals.ts'

/** POST /api/project/upload-address: an address that takes pictures of one project for an hour, for those who may edit it. */
export function uploadAddress(app: App, context: ServerContext): void {
  const addresses = uploadAddresses(context.storage.serverKeys)
  app.post(
    '/api/project/upload-address',
    {
      schema: {
        operationId: 'uploadAddress',
        security: loggedIn,
        body: UploadAddressRequest,
        response: { 200: UploadAddressAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId } = request.body
      const check = await checkProject(context.storage.projects, request.login, projectId, 'edit')
      if (!check.ok) return sendProblem(reply, check.code)
      return { token: await addresses.make(projectId, check.login.account.id, context.now()) }
    },
  )
}
