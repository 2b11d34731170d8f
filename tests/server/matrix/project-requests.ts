import { form } from '../support/person.ts'
import { pngPicture, publishedDocument } from '../support/publication.ts'
import type { Requests } from './matrix-request.ts'
import { type StagedProject, usernameOf } from './stage.ts'

const address = ({ name }: StagedProject): string =>
  String(new URLSearchParams({ username: usernameOf('owner'), projectname: name }))

/** Calls about projects. */
export const projectRequests: Requests = {
  'POST /api/project': () => ({ body: form({ displayName: 'New', scenes: '[]' }) }),
  'PUT /api/project': ({ id }) => ({ body: form({ id, description: 'Changed' }) }),
  'DELETE /api/project': ({ id }) => ({ body: { id } }),
  'GET /api/project/by-name': ({ name }) => ({
    path: `/api/project/by-name?username=${usernameOf('owner')}&name=${name}`,
  }),
  'GET /api/project/of-user': () => ({ path: `/api/project/of-user?username=${usernameOf('owner')}` }),
  'PUT /api/project/visibility': ({ id }) => ({ body: { id, visibility: 'link' } }),
  'POST /api/project/bin/restore': ({ id }) => ({ body: { id } }),
  'DELETE /api/project/bin': ({ id }) => ({ body: { id } }),
  'POST /api/project/invite': ({ id }) => ({
    body: { projectId: id, username: usernameOf('other'), role: 'viewer' },
  }),
  'GET /api/project/members': ({ id }) => ({ path: `/api/project/members?projectId=${id}` }),
  'DELETE /api/project/members': ({ id }) => ({ body: { projectId: id, username: usernameOf('viewer') } }),
  'POST /api/project/invitations': ({ id }) => ({ body: { projectId: id, role: 'viewer' } }),
  'GET /api/project/invitations': ({ id }) => ({ path: `/api/project/invitations?projectId=${id}` }),
  'DELETE /api/project/invitations': ({ id, invitation }) => ({ body: { projectId: id, id: invitation.id } }),
  'POST /api/project/invitations/accept': ({ invitation }) => ({ body: { token: invitation.token } }),
  'POST /api/project/clone': ({ id }) => ({ body: form({ projectId: id, userId: 'somebody' }) }),
  'GET /api/project/closed-epoch': ({ id }) => ({
    path: `/api/project/closed-epoch?projectId=${id}&epoch=1`,
  }),
  'GET /api/project/history': ({ id }) => ({ path: `/api/project/history?projectId=${id}` }),
  'GET /api/project/history/state': ({ id }) => ({
    path: `/api/project/history/state?projectId=${id}&at=0`,
  }),
  'POST /api/class/approvals': ({ id }) => ({ body: { projectId: id, wanted: 'public' } }),
  'PUT /api/class/approvals': ({ id }) => ({ body: { projectId: id, publication: 1, isApproved: true } }),
  'POST /api/sync/ticket': ({ id }) => ({ body: { projectId: id } }),
  'POST /api/project/upload-address': ({ id }) => ({ body: { projectId: id } }),
  'POST /api/project/upload/{token}': ({ uploadPath }) => ({
    path: uploadPath,
    body: form({ name: 'scene1', screenshot360: pngPicture() }),
  }),
  'POST /api/project/screenshot/upload': ({ id }) => ({
    body: form({ projectId: id, name: 'scene1', screenshot360: pngPicture() }),
  }),
  'GET /api/project/picture': ({ id }) => ({ path: `/api/project/picture?projectId=${id}&kind=project` }),
  'GET /api/project/similiar': (project) => ({ path: `/api/project/similiar?${address(project)}` }),
  'GET /api/project/remixes': (project) => ({ path: `/api/project/remixes?${address(project)}` }),
  'POST /api/project/like': ({ name }) => ({ body: { username: usernameOf('owner'), projectname: name } }),
  'POST /api/project/publish': ({ id, name }) => ({
    body: form({
      projectId: id,
      displayName: name,
      isUpdate: 'true',
      screenshot: pngPicture(),
      document: publishedDocument('again'),
    }),
  }),
  'GET /api/play/{code}': ({ playCode }) => ({ path: `/api/play/${playCode}` }),
  'GET /api/play/{code}/snapshot': ({ playCode }) => ({ path: `/api/play/${playCode}/snapshot` }),
  'GET /api/play/{code}/picture': ({ playCode }) => ({ path: `/api/play/${playCode}/picture` }),
  'GET /api/play/{code}/panorama': ({ playCode }) => ({ path: `/api/play/${playCode}/panorama` }),
}
