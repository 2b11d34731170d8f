import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { FeedbackFields, maxRecordingBytes } from '../../../protocol/http/feedback.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { isAllowed } from '../../auth/is-allowed.ts'
import { whoAsks } from '../../auth/who-asks.ts'
import { feedbackLetter } from '../../mail/feedback-letter.ts'
import { reencodePicture } from '../../pictures/reencode-picture.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import { refusals } from '../refusals.ts'

/** Of one person, or of one address without a login. */
const callsPerHour = 30

/** POST /api/feedback: a bug or a wish (spec 3, Feedback payload). It is kept, and sent to FEEDBACK_MAIL when that is set. */
export function feedback(app: App, { storage, events, mailer, settings, now }: ServerContext): void {
  const perPerson = app.createRateLimit({
    max: callsPerHour,
    timeWindow: '1 hour',
    keyGenerator: whoAsks,
  })

  app.post(
    '/api/feedback',
    {
      schema: {
        operationId: 'feedback',
        consumes: ['multipart/form-data'],
        response: { 200: EmptyAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!isAllowed(await perPerson(request))) return sendProblem(reply, 'general.too-many-requests')
      const form = await readForm(request, FeedbackFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields)
      const { email, description, modalType } = form.fields
      if (email === '' && !request.login) {
        return sendFieldErrors(reply, [{ field: 'email', code: 'account.email-empty' }])
      }
      const recording = form.files.get('recording')
      if (recording && recording.byteLength > maxRecordingBytes) {
        return sendFieldErrors(reply, [{ field: 'recording', code: 'general.too-large' }])
      }
      const sent = form.files.get('image')
      const image = sent && sent.byteLength > 0 ? await reencodePicture(sent) : undefined
      if (image && !image.ok) return sendFieldErrors(reply, [{ field: 'image', code: image.code }])
      const userId = request.login?.account.id ?? null
      const entry = {
        id: newId(),
        userId,
        at: now(),
        email,
        description,
        type: modalType,
        image: image?.picture ?? null,
        recording: recording && recording.byteLength > 0 ? recording : null,
      }
      await storage.feedback.add(entry)
      events.record({ at: entry.at, type: 'feedback', userId })
      if (settings.feedbackMail !== undefined) mailer.send(feedbackLetter(settings.feedbackMail, entry))
      return {}
    },
  )
}
