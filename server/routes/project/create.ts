import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import { CreateProjectFields, StoredProjectAnswer } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { visibleOriginal } from '../../auth/visible-original.ts'
import { namedTooLarge, readProjectPictures, sizeOfPictures } from '../../pictures/read-project-pictures.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { isThere } from '../../projects/is-there.ts'
import { projectLimits } from '../../projects/project-limits.ts'
import { newProjectId, projectIdOf } from '../../storage/new-id.ts'
import { documentOfScenes } from '../../sync/document-of-scenes.ts'
import { refusals } from '../refusals.ts'
import { sceneFileLimits } from './scene-file-limits.ts'
import { sendStoredProject } from './send-project.ts'

/**
 * POST /api/project: a private project (spec 3, 'Project as sent on create'). It shows the scenes that were sent; without any its log is
 * empty, and the maker's first sync fills it.
 */
export function createProject(app: App, context: ServerContext): void {
  const { projects, projectPictures } = context.storage
  const log = (message: string): void => app.log.warn(message)

  const mayGoOn = limitPerPerson(app, { max: projectLimits.madePerHour, timeWindow: '1 hour' })

  app.post(
    '/api/project',
    {
      schema: {
        operationId: 'createProject',
        security: loggedIn,
        consumes: ['multipart/form-data'],
        response: { 200: StoredProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, CreateProjectFields, sceneFileLimits)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const { displayName, description, domainKey, remixedFromProjectId, originKey, scenes } = form.fields
      const { id: ownerId, username } = request.login.account
      const id = originKey === undefined ? newProjectId() : projectIdOf(ownerId, originKey)
      if (await isThere(context, id, ownerId)) return sendStoredProject(reply, context, id, ownerId)
      if (!(await mayGoOn(request))) return sendProblem(reply, 'project.made-often')
      const sent = await readProjectPictures(
        form.files,
        scenes.map(({ name }) => name),
      )
      if (!sent.ok) return sendFieldErrors(reply, sent.fields)
      const world = { displayName, description, scenes, actor: username }
      const document = scenes.length > 0 ? documentOfScenes(world, { now: context.now, log }) : null
      if (document && !document.ok) return sendProblem(reply, document.code)
      const bytes = (document?.bytes.byteLength ?? 0) + sizeOfPictures(sent.pictures)
      if (!(await context.volume.ask(ownerId, bytes))) return sendProblem(reply, 'project.written-much')
      const outcome = await projects.create(
        {
          id,
          ownerId,
          slug: slugOf(displayName),
          displayName,
          description,
          domainKey: domainKey ?? null,
          remixedFromId: await visibleOriginal(projects, remixedFromProjectId, ownerId),
          isKidProject: form.fields.isKidProject,
          tags: form.fields.tags,
          at: context.now(),
          document: document?.bytes ?? null,
        },
        projectLimits.projects,
      )
      if (outcome === 'full') return sendProblem(reply, 'project.too-many')
      if (outcome === 'there') return sendStoredProject(reply, context, id, ownerId)
      context.activity.projectCreated(ownerId, id)
      await projectPictures.store(id, sent.pictures, context.now())
      return sendStoredProject(reply, context, id, ownerId)
    },
  )
}
