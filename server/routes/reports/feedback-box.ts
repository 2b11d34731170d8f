import { FeedbackAnswer, FeedbackQuery } from '../../../protocol/http/feedback.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { hasRole } from '../../auth/has-role.ts'
import { staffOnly } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { pictureTypes } from '../../storage/ports/publications.ts'
import { download } from '../download.ts'
import { refusals } from '../refusals.ts'

const recordingType = 'application/octet-stream'

/** GET /api/feedback: what people wrote, for staff; and the picture and the recording that came with one of them. */
export function feedbackBox(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/feedback',
    {
      schema: {
        operationId: 'feedbackBox',
        security: staffOnly,
        response: { 200: FeedbackAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'moderation.staff-only')
      return { entries: [...(await storage.feedback.newest())] }
    },
  )
  app.get(
    '/api/feedback/image',
    {
      schema: {
        operationId: 'feedbackImage',
        security: staffOnly,
        querystring: FeedbackQuery,
        response: { 200: download(...pictureTypes), ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'moderation.staff-only')
      const image = await storage.feedback.image(request.query.id)
      if (!image) return sendProblem(reply, 'general.not-found')
      return reply.type(image.type).send(Buffer.from(image.bytes))
    },
  )
  app.get(
    '/api/feedback/recording',
    {
      schema: {
        operationId: 'feedbackRecording',
        security: staffOnly,
        querystring: FeedbackQuery,
        response: { 200: download(recordingType), ...refusals },
      },
    },
    async (request, reply) => {
      if (!hasRole(request.login, 'staff')) return sendProblem(reply, 'moderation.staff-only')
      const recording = await storage.feedback.recording(request.query.id)
      if (!recording) return sendProblem(reply, 'general.not-found')
      return reply
        .type(recordingType)
        .header('content-disposition', 'attachment; filename="feedback.nestling"')
        .send(Buffer.from(recording))
    },
  )
}
