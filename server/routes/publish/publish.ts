import type { FastifyReply } from 'fastify'
import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import { ProjectAnswer } from '../../../protocol/http/project.ts'
import { maxPublishedBytes, PublishFields } from '../../../protocol/http/publish.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { filesTakenAlong } from '../../assets/published-files.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { visibleOriginal } from '../../auth/visible-original.ts'
import { reencodePicture } from '../../pictures/reencode-picture.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { projectLimits } from '../../projects/project-limits.ts'
import type { NewPublication } from '../../storage/ports/publications.ts'
import { liveDocument } from '../../sync/live-document.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { panoramaField } from '../pictures/take-panorama.ts'
import { sendProject } from '../project/send-project.ts'
import { refusals } from '../refusals.ts'
import { newPlayCode } from './new-play-code.ts'

interface Publishable {
  /** Yjs v2. */
  readonly document: Uint8Array
  /** Keys of the uploaded files that it shows. */
  readonly fileKeys: readonly string[]
}

/** POST /api/project/publish: an immutable snapshot of the project, with its pictures (spec 3, Publish payload). */
export function publish(app: App, context: ServerContext): void {
  const { projects, publications, updateLog } = context.storage
  const mayGoOn = limitPerPerson(app, { max: projectLimits.publishedPerHour, timeWindow: '1 hour' })
  const tools = { log: updateLog, now: context.now, logger: app.log }

  /** A play code is random, so a taken one is tried again with another. */
  const store = async (publication: Omit<NewPublication, 'playCode'>): Promise<'published' | 'hidden'> => {
    for (;;) {
      const outcome = await publications.publish({ ...publication, playCode: newPlayCode() })
      if (outcome !== 'code-taken') return outcome
    }
  }

  /** The document that was sent, else the live one, else the last one when that is to stay; a refusal when none can be shown. */
  const documentToPublish = async (
    { projectId, actorId }: { readonly projectId: string; readonly actorId: string },
    sent: Uint8Array | undefined,
    saveCurrentScene: boolean,
  ): Promise<Publishable | ErrorCode> => {
    const last = saveCurrentScene ? undefined : await publications.documentOfProject(projectId)
    const document = last ?? sent ?? (await liveDocument(projectId, tools))
    if (!document) return 'project.document-unreadable'
    const reading = await context.documents.do(document, actorId)
    if (reading.kind === 'refused') return reading.code
    if (!reading.hasParts) return 'project.document-unreadable'
    return reading.isUnkind && !last ? 'words.unkind' : { document, fileKeys: reading.fileKeys }
  }

  const refuseFile = (reply: FastifyReply, field: string, code: ErrorCode): FastifyReply =>
    sendProblem(reply, code, [{ field, code }])

  app.post(
    '/api/project/publish',
    {
      schema: {
        operationId: 'publish',
        security: loggedIn,
        consumes: ['multipart/form-data'],
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, PublishFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const { projectId, name, displayName, description, tags, saveCurrentScene } = form.fields
      const check = await checkProject(projects, request.login, projectId, 'publish')
      if (!check.ok) return sendProblem(reply, check.code)
      if (await context.storage.reports.isProjectHidden(projectId))
        return sendProblem(reply, 'moderation.hidden')
      if (!(await mayGoOn(request))) return sendProblem(reply, 'project.published-often')
      const unkind = unkindFields({ name, displayName, description })
      if (unkind.length > 0) return sendFieldErrors(reply, unkind)
      const actorId = check.login.account.id
      const sent = form.files.get('document')
      if (sent && sent.byteLength > maxPublishedBytes) {
        return refuseFile(reply, 'document', 'project.document-too-large')
      }
      const publishable = await documentToPublish({ projectId, actorId }, sent, saveCurrentScene)
      if (typeof publishable === 'string') return refuseFile(reply, 'document', publishable)
      const { document, fileKeys } = publishable
      const picture = await reencodePicture(form.files.get('screenshot') ?? new Uint8Array())
      if (!picture.ok) return refuseFile(reply, 'screenshot', picture.code)
      const around = form.files.get(panoramaField)
      const panorama = around && (await reencodePicture(around))
      if (panorama?.ok === false) return refuseFile(reply, panoramaField, panorama.code)
      const bytes =
        document.byteLength + picture.picture.bytes.byteLength + (panorama?.picture.bytes.byteLength ?? 0)
      if (!(await context.volume.ask(actorId, bytes))) return sendProblem(reply, 'project.written-much')
      const at = context.now()
      const along = { fromId: projectId, forId: actorId, keys: fileKeys, at }
      const files = await filesTakenAlong(context.assets, along)
      if (files === 'full') return sendProblem(reply, 'asset.quota-full')
      const outcome = await store({
        projectId,
        actorId,
        at,
        slug: ownSlug(name, displayName),
        displayName,
        description,
        tags,
        remixedFromId: await visibleOriginal(projects, form.fields.remixedFromProjectId, actorId),
        document,
        files,
        picture: picture.picture,
        panorama: panorama?.picture,
      })
      if (outcome === 'hidden') return sendProblem(reply, 'moderation.hidden')
      await context.activity.published(actorId, projectId, document)
      return sendProject(reply, context, projectId)
    },
  )
}

/** A name that asks for an address of its own; one that only repeats the displayed name does not. */
function ownSlug(name: string | undefined, displayName: string): string | undefined {
  const slug = name ? slugOf(name) : undefined
  return slug === slugOf(displayName) ? undefined : slug
}

const tooLargeCodes: Partial<Record<string, ErrorCode>> = {
  screenshot: 'project.picture-too-large',
  [panoramaField]: 'project.picture-too-large',
  document: 'project.document-too-large',
}

/** Says which of the files was too large. */
const namedTooLarge = (error: { field: string; code: ErrorCode }): { field: string; code: ErrorCode } =>
  error.code === 'general.too-large' ? { ...error, code: tooLargeCodes[error.field] ?? error.code } : error
