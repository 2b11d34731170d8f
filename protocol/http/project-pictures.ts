import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { ProjectId } from '../../model/ids.ts'
import { because } from './because.ts'

const PictureName = z.string().max(limits.nameLength, because('project.name-too-long')).default('')

/** Fields of `POST {token}` (multipart): `name` is the scene that the file `screenshot360` shows. */
export const UploadFields = z.object({ name: PictureName })

/**
 * Fields of POST /api/project/screenshot/upload (multipart), beside the file `screenshot360`. `name` is the name of one's own project; with
 * a `projectId` it is that of a scene of this project.
 */
export const ScreenshotFields = z.object({ name: PictureName, projectId: ProjectId.optional() })

/** `picture` is where the picture can be had, by the project's people. */
export const UploadAnswer = z.object({ picture: z.string() })

/** Body of POST /api/project/upload-address. */
export const UploadAddressRequest = z.object({ projectId: ProjectId })
/** `token` is an address that takes pictures of the project for an hour (`POST {token}`). */
export const UploadAddressAnswer = z.object({ token: z.string() })

/** Query of GET /api/project/picture. */
export const PictureQuery = z.object({
  projectId: ProjectId,
  kind: z.enum(['project', 'scene', 'panorama']),
  name: PictureName,
})
