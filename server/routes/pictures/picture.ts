import { PictureQuery } from '../../../protocol/http/project-pictures.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { pictureTypes } from '../../storage/ports/publications.ts'
import { download } from '../download.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/picture: a picture that came with a project or a scene, for its people: nobody else sees what is not published. */
export function projectPicture(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/project/picture',
    {
      schema: {
        operationId: 'projectPicture',
        security: loggedIn,
        querystring: PictureQuery,
        response: { 200: download(...pictureTypes), ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, kind, name } = request.query
      const check = await checkProject(storage.projects, request.login, projectId, 'join')
      if (!check.ok) return sendProblem(reply, check.code)
      const picture = await storage.projectPictures.find(projectId, kind, name)
      if (!picture) return sendProblem(reply, 'project.picture-missing')
      return reply.type(picture.type).send(Buffer.from(picture.bytes))
    },
  )
}
