import type { z } from 'zod'
import type { DeleteAccountRequest } from '../../../protocol/http/account.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { ProfileAnswer, type ProfileChange } from '../../../protocol/http/profile.ts'
import { formBody } from './form-body.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type ProfileData = z.infer<typeof ProfileAnswer>

/** Somebody's profile by username. */
export const profileRoute: Route<string, ProfileData> = {
  method: 'GET',
  path: (username) => `/api/users/profile?username=${encodeURIComponent(username)}`,
  answer: ProfileAnswer,
}

export const changeProfileRoute: Route<ProfileChange, ProfileData> = {
  method: 'PUT',
  path: () => '/api/users/profile',
  send: jsonBody,
  answer: ProfileAnswer,
}

/** Sends a JPEG or PNG as one's picture. */
export const uploadProfilePictureRoute: Route<Blob, ProfileData> = {
  method: 'POST',
  path: () => '/api/users/profile/upload',
  send: (picture) => formBody({ picture }),
  answer: ProfileAnswer,
}

/** Ends the account of the person who is logged in. */
export const deleteAccountRoute: Route<DeleteAccountRequest, z.infer<typeof EmptyAnswer>> = {
  method: 'DELETE',
  path: () => '/api/users',
  send: jsonBody,
  answer: EmptyAnswer,
}
