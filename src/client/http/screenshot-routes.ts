import type { z } from 'zod'
import { UploadAddressAnswer, UploadAnswer } from '../../../protocol/http/project-pictures.ts'
import { formBody } from './form-body.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

interface Panorama {
  /** The scene's name. */
  readonly name: string
  /** JPEG or PNG of 4096 × 2048, at most 10 MiB. */
  readonly screenshot360: Blob
}

/** Takes the picture of a scene of a project that one may edit. Use `callWithProgress` to show how far it is. */
export const uploadScreenshotRoute: Route<
  Panorama & { readonly projectId: string },
  z.infer<typeof UploadAnswer>
> = {
  method: 'POST',
  path: () => '/api/project/screenshot/upload',
  send: ({ name, screenshot360, projectId }) => formBody({ name, screenshot360, projectId }),
  answer: UploadAnswer,
}

/** The same at an address that `uploadAddressRoute`, or making and changing a project, has answered as `token`. */
export const uploadByTokenRoute: Route<
  Panorama & { readonly token: string },
  z.infer<typeof UploadAnswer>
> = {
  method: 'POST',
  path: ({ token }) => token,
  send: ({ name, screenshot360 }) => formBody({ name, screenshot360 }),
  answer: UploadAnswer,
}

/** An address that takes pictures of a project for an hour. */
export const uploadAddressRoute: Route<
  { readonly projectId: string },
  z.infer<typeof UploadAddressAnswer>
> = {
  method: 'POST',
  path: () => '/api/project/upload-address',
  send: jsonBody,
  answer: UploadAddressAnswer,
}
