import type { FastifyReply } from 'fastify'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { ProjectAnswer } from '../../../protocol/http/project.ts'
import { maxPublishedBytes, PublishFields } from '../../../protocol/http/publish.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import type { NewPublication } from '../../storage/ports/publications.ts'
import { sendProject } from '../project/send-project.ts'
import { refusals } from '../refusals.ts'
import { isPlayableDocument } from './is-playable-document.ts'
import { newPlayCode } from './new-play-code.ts'
import { readPicture } from './read-picture.ts'

/** POST /api/project/publish: an immutable snapshot of the project as its owner sees it, with a picture (spec 3, Publish payload). */
export function publish(app: App, context: ServerContext): void {
  const { projects, publications } = context.storage

  /** A play code is random, so a taken one is tried again with another. */
  const store = async (publication: Omit<NewPublication, 'playCode'>): Promise<void> => {
    while ((await publications.publish({ ...publication, playCode: newPlayCode() })) === 'code-taken');
  }

  const refuseFile = (reply: FastifyReply, field: string, code: ErrorCode): FastifyReply =>
    sendProblem(reply, code, [{ field, code }])

  app.post(
    '/api/project/publish',
    {
      schema: {
        operationId: 'publish',
        consumes: ['multipart/form-data'],
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, PublishFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const { projectId, displayName, description } = form.fields
      const check = await checkProject(projects, request.login, projectId, 'publish')
      if (!check.ok) return sendProblem(reply, check.code)
      const document = form.files.get('document')
      if (document && document.byteLength > maxPublishedBytes) {
        return refuseFile(reply, 'document', 'project.document-too-large')
      }
      if (!document || !isPlayableDocument(document)) {
        return refuseFile(reply, 'document', 'project.document-unreadable')
      }
      const picture = readPicture(form.files.get('screenshot') ?? new Uint8Array())
      if (!picture) return refuseFile(reply, 'screenshot', 'project.picture-unreadable')
      await store({
        projectId,
        actorId: check.login.account.id,
        at: context.now(),
        displayName,
        description,
        document,
        picture,
      })
      return sendProject(reply, context, projectId)
    },
  )
}

const tooLargeCodes: Partial<Record<string, ErrorCode>> = {
  screenshot: 'project.picture-too-large',
  document: 'project.document-too-large',
}

/** Says which of the two files was too large. */
const namedTooLarge = (error: { field: string; code: ErrorCode }): { field: string; code: ErrorCode } =>
  error.code === 'general.too-large' ? { ...error, code: tooLargeCodes[error.field] ?? error.code } : error
