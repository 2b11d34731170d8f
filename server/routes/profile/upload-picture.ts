import { z } from 'zod'
import { ProfileAnswer } from '../../../protocol/http/profile.ts'
import type { App } from '../../app/app.ts'
import { limitPerPerson } from '../../app/limit-per-person.ts'
import { readForm } from '../../app/read-form.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { loggedIn } from '../../auth/security.ts'
import { squarePicture } from '../../pictures/square-picture.ts'
import { sendFieldErrors } from '../../problems/send-field-errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { newId } from '../../storage/new-id.ts'
import { profilePicturePath } from '../../storage/public-paths.ts'
import { refusals } from '../refusals.ts'
import { sendOwnProfile } from './send-own-profile.ts'

/** Decoding pictures is work; nobody changes theirs more often. */
const picturesPerHour = 30

/** POST /api/users/profile/upload, multipart with one picture in any field. It is drawn anew as a square; nothing else of the file is kept. */
export function uploadPicture(app: App, { storage }: ServerContext): void {
  const mayGoOn = limitPerPerson(app, { max: picturesPerHour, timeWindow: '1 hour' })

  app.post(
    '/api/users/profile/upload',
    {
      schema: {
        operationId: 'uploadProfilePicture',
        security: loggedIn,
        response: { 200: ProfileAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.login) return sendProblem(reply, 'account.login-needed')
      if (!(await mayGoOn(request))) return sendProblem(reply, 'general.too-many-requests')
      const form = await readForm(request, z.object({}))
      if (!form.ok) return sendFieldErrors(reply, form.fields)
      const [file] = form.files
      if (!file) return sendProblem(reply, 'account.picture-missing')
      const [field, bytes] = file
      const verdict = await squarePicture(bytes)
      if (!verdict.ok) return sendFieldErrors(reply, [{ field, code: verdict.code }])
      const key = newId()
      const { id } = request.login.account
      const path = profilePicturePath(key)
      await storage.profiles.setPicture(id, { key, path, bytes: verdict.bytes })
      return sendOwnProfile(reply, storage.profiles, id)
    },
  )
}
