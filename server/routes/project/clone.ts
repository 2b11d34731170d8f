import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import { CloneProjectFields, ProjectAnswer } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { filesTakenAlong } from '../../assets/published-files.ts'
import { checkProject } from '../../auth/check-project.ts'
import { may } from '../../auth/policy.ts'
import { loggedIn } from '../../auth/security.ts'
import { createLines } from '../../lines/create-lines.ts'
import { mailLanguage } from '../../mail/mail-language.ts'
import { pictureToTakeAlong } from '../../pictures/picture-to-take-along.ts'
import { namedTooLarge, readProjectPictures, sizeOfPictures } from '../../pictures/read-project-pictures.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { isThere } from '../../projects/is-there.ts'
import { projectLimits } from '../../projects/project-limits.ts'
import { sampleIn } from '../../samples/sample-in.ts'
import { newProjectId, projectIdOf } from '../../storage/new-id.ts'
import { liveDocument } from '../../sync/live-document.ts'
import { refusals } from '../refusals.ts'
import { sendProject } from './send-project.ts'

/** POST /api/project/clone: a private copy on one's own shelf, of what is published, or of the live project when one may edit it. */
export function cloneProject(app: App, context: ServerContext): void {
  const { projects, publications, updateLog, projectPictures, reports } = context.storage

  const mayGoOn = limitPerPerson(app, { max: projectLimits.copiedPerHour, timeWindow: '1 hour' })
  /** Who presses twice gets what the first press makes. */
  const presses = createLines()
  const tools = { log: updateLog, now: context.now, logger: app.log }

  app.post(
    '/api/project/clone',
    {
      schema: {
        operationId: 'cloneProject',
        security: loggedIn,
        consumes: ['multipart/form-data'],
        response: { 200: ProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { login } = request
      if (!login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, CloneProjectFields)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const { projectId, name, displayName, description, originKey } = form.fields
      const ownerId = login.account.id
      const id = originKey === undefined ? newProjectId() : projectIdOf(ownerId, originKey, projectId)
      return presses.wait(id, async () => {
        if (await isThere(context, id, ownerId)) return sendProject(reply, context, id)
        const check = await checkProject(projects, login, projectId, 'clone')
        if (!check.ok) return sendProblem(reply, check.code)
        if (await reports.isProjectHidden(projectId)) return sendProblem(reply, 'moderation.hidden')
        if (!(await mayGoOn(request))) return sendProblem(reply, 'project.made-often')
        const sent = await readProjectPictures(form.files, [])
        if (!sent.ok) return sendFieldErrors(reply, sent.fields)
        const original = await projects.summary(projectId)
        if (!original) return sendProblem(reply, 'project.missing')
        const mayEdit = may(check.standing, ownerId, 'edit')
        const language = mailLanguage(request.headers['accept-language'])
        const sample = mayEdit ? undefined : await sampleIn(original, language)
        const named = sample ?? original
        const document = mayEdit
          ? await liveDocument(projectId, tools)
          : (sample?.document ?? (await publications.documentOfProject(projectId)))
        const reading = document && (await context.documents.do(document, ownerId))
        if (reading?.kind === 'refused') return sendProblem(reply, reading.code)
        const bytes = (document?.byteLength ?? 0) + sizeOfPictures(sent.pictures)
        if (!(await context.volume.ask(ownerId, bytes))) return sendProblem(reply, 'project.written-much')
        const at = context.now()
        const along = { fromId: projectId, forId: ownerId, keys: reading?.fileKeys ?? [], at }
        const files = await filesTakenAlong(context.assets, along)
        if (files === 'full') return sendProblem(reply, 'asset.quota-full')
        const outcome = await projects.create(
          {
            id,
            ownerId,
            slug: slugOf(name || displayName || named.displayName),
            displayName: displayName ?? named.displayName,
            description: description ?? named.description,
            domainKey: null,
            remixedFromId: projectId,
            isKidProject: true,
            tags: [],
            at,
            document: document ?? null,
            files,
          },
          projectLimits.projects,
        )
        if (outcome === 'full') return sendProblem(reply, 'project.too-many')
        if (outcome === 'there') return sendProject(reply, context, id)
        await projectPictures.store(
          id,
          sent.pictures.length > 0
            ? sent.pictures
            : await pictureToTakeAlong(context.storage, original, mayEdit),
          at,
        )
        context.activity.projectCreated(ownerId, id)
        await context.activity.remixed(ownerId, check.standing)
        return sendProject(reply, context, id)
      })
    },
  )
}
