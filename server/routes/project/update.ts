import { slugOf } from '../../../protocol/addresses/slug-of.ts'
import { StoredProjectAnswer, UpdateProjectFields } from '../../../protocol/http/project.ts'
import type { App } from '../../app/app.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { namedTooLarge, readProjectPictures, sizeOfPictures } from '../../pictures/read-project-pictures.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { beginWithScenes } from '../../projects/begin-with-scenes.ts'
import { performScenes } from '../../projects/perform-scenes.ts'
import { unkindFields } from '../../words/unkind-fields.ts'
import { refusals } from '../refusals.ts'
import { sceneFileLimits } from './scene-file-limits.ts'
import { sendStoredProject } from './send-project.ts'

/**
 * PUT /api/project: name, displayed name, description, tags and pictures; what is absent stays, but the name follows the displayed one.
 * Scenes that are sent become commands of the person in the live project: nothing that others did is replaced (decisions).
 */
export function updateProject(app: App, context: ServerContext): void {
  const { projects, projectPictures } = context.storage
  const log = (message: string): void => app.log.warn(message)

  app.put(
    '/api/project',
    {
      schema: {
        operationId: 'updateProject',
        security: loggedIn,
        consumes: ['multipart/form-data'],
        response: { 200: StoredProjectAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      const form = await readForm(request, UpdateProjectFields, sceneFileLimits)
      if (!form.ok) return sendFieldErrors(reply, form.fields.map(namedTooLarge))
      const { id, name, displayName, description, tags, scenes = [] } = form.fields
      const check = await checkProject(projects, request.login, id, 'rename')
      if (!check.ok) return sendProblem(reply, check.code)
      const unkind = unkindFields({ name, displayName, description })
      // Who alone sees a project may call it what they like; it is asked again before anybody else does.
      if (unkind.length > 0 && (await projects.isReadByOthers(id))) return sendFieldErrors(reply, unkind)
      const sent = await readProjectPictures(
        form.files,
        scenes.map((scene) => scene.name),
      )
      if (!sent.ok) return sendFieldErrors(reply, sent.fields)
      const { account } = check.login
      if (!(await context.volume.ask(account.id, sizeOfPictures(sent.pictures)))) {
        return sendProblem(reply, 'project.written-much')
      }
      if (scenes.length > 0) {
        const change = await context.sync.change(id, account, (bus, isNew) =>
          (isNew ? beginWithScenes : performScenes)(bus, scenes, log),
        )
        if (!change.ok) return sendProblem(reply, change.code)
      }
      const slug = name === undefined || name === '' ? undefined : slugOf(name)
      // Its picture alone is no change of it.
      const isChanged = [name, displayName, description, tags].some((field) => field !== undefined)
      if (isChanged || scenes.length > 0) {
        const outcome = await projects.update(id, { slug, displayName, description, tags }, context.now())
        if (outcome === 'unkind') return sendFieldErrors(reply, unkind)
      }
      await projectPictures.store(id, sent.pictures, context.now())
      return sendStoredProject(reply, context, id, account.id)
    },
  )
}
