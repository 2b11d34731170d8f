import { form } from '../support/person.ts'
import { pngPicture } from '../support/publication.ts'
import type { Requests } from './matrix-request.ts'
import { usernameOf } from './stage.ts'

let count = 0
/** A name that nobody has had before. */
const freshName = (): string => {
  count += 1
  return `new${count}`
}

/** A file that nobody has. */
const key = `${'0'.repeat(64)}.png`

const pictures = ['cat', 'moon', 'tree']

const question = { body: { events: { event1: { event_type: 'sign-up' } } } }

/** Calls about people, files, progress and numbers. */
export const otherRequests: Requests = {
  'POST /api/users': () => {
    const username = freshName()
    return {
      body: { name: username, username, email: `${username}@example.org`, password: 'a fine password' },
    }
  },
  'DELETE /api/users': () => ({ body: { password: 'correct horse' } }),
  'POST /api/users/email': () => ({
    body: { email: `${freshName()}@example.org`, password: 'correct horse' },
  }),
  'POST /api/users/email/confirm': () => ({ body: { token: 'nothing', code: '123456' } }),
  'POST /api/auth/login': () => ({ body: { username: usernameOf('other'), password: 'correct horse' } }),
  'POST /api/auth/forgetPassword': () => ({ body: { step: 1, email: `${freshName()}@example.org` } }),
  'GET /api/users/profile': () => ({ path: `/api/users/profile?username=${usernameOf('owner')}` }),
  'PUT /api/users/profile': () => ({ body: { about: 'I build worlds.' } }),
  'POST /api/users/profile/upload': () => ({ body: form({ image: pngPicture() }) }),
  'GET /api/users/picture/{key}': () => ({ path: '/api/users/picture/AAAAAAAAAAAAAAAAAAAA' }),
  'POST /api/class': () => ({ body: { name: '3a' } }),
  'PUT /api/class': () => ({ body: { id: 'nothing', name: '3b' } }),
  'POST /api/class/code': () => ({ body: { id: 'nothing' } }),
  'GET /api/class/pupils': () => ({ path: '/api/class/pupils?id=nothing' }),
  'POST /api/class/pupils': () => ({ body: { id: 'nothing', nickname: 'Mia', pictures } }),
  'PUT /api/class/pupils': () => ({ body: { id: 'nothing', username: 'mia', pictures } }),
  'DELETE /api/class/pupils': () => ({ body: { id: 'nothing', username: 'mia' } }),
  'GET /api/class/projects': () => ({ path: '/api/class/projects?id=nothing' }),
  'POST /api/class/join': () => ({ body: { code: 'nothing' } }),
  'POST /api/class/login': () => ({ body: { code: 'nothing', nickname: freshName(), pictures } }),
  'POST /api/users/keep': () => ({
    body: { email: `${freshName()}@example.org`, password: 'a fine password' },
  }),
  'POST /api/assets': () => ({
    body: form({ assetType: 'images', assetName: 'dot', files: new File([pngPicture()], 'dot.png') }),
  }),
  'PUT /api/assets': () => ({ body: { key, assetName: 'other' } }),
  'DELETE /api/assets': () => ({ body: { key } }),
  'POST /api/assets/restore': () => ({ body: { key } }),
  'POST /api/assets/links': () => ({ body: { keys: [key] } }),
  'POST /api/assets/uploads': () => ({
    body: { fileName: 'dot.png', length: 70, hash: '0'.repeat(64), assetType: 'images' },
  }),
  'GET /api/assets/uploads/{uploadId}': () => ({ path: '/api/assets/uploads/nothing' }),
  'PATCH /api/assets/uploads/{uploadId}': () => ({ path: '/api/assets/uploads/nothing?offset=0' }),
  'POST /api/assets/uploads/{uploadId}/finish': () => ({ path: '/api/assets/uploads/nothing/finish' }),
  'POST /api/events': () => ({ body: { events: [{ type: 'visit', page: 'landing' }] } }),
  'PUT /api/streak/time-zone': () => ({ body: { timeZone: 'Europe/Berlin' } }),
  'POST /api/courses/certificate': () => ({ body: { course: 't-rex' } }),
  'GET /api/certificate/{code}': () => ({ path: '/api/certificate/aaaaaaaaaa' }),
  'POST /api/statistics/segmentation': () => question,
  'POST /api/statistics/segmentation-total': () => question,
  'POST /api/statistics/funnel': () => question,
  'POST /api/feedback': () => ({
    body: form({ email: 'somebody@example.org', description: 'More dragons.', modalType: 'feature' }),
  }),
  'GET /api/feedback/image': () => ({ path: '/api/feedback/image?id=nothing' }),
  'GET /api/feedback/recording': () => ({ path: '/api/feedback/recording?id=nothing' }),
  'POST /api/report': ({ id }) => ({ body: { projectId: id, reason: 'scary' } }),
  'POST /api/moderation': ({ id }) => ({ body: { kind: 'project', id, decision: 'dismiss' } }),
}
