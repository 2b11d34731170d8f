import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { UploadAssetFields } from '../../protocol/http/asset.ts'
import { FeedbackFields } from '../../protocol/http/feedback.ts'
import { CloneProjectFields, CreateProjectFields, UpdateProjectFields } from '../../protocol/http/project.ts'
import { ScreenshotFields, UploadFields } from '../../protocol/http/project-pictures.ts'
import { PublishFields } from '../../protocol/http/publish.ts'
import { evenVisitors } from '../auth/security.ts'

const formType = 'multipart/form-data'
const file = z.file().optional()

/** What multipart calls take, by `operationId`. They read their bodies by themselves, so no schema of the route says it. */
const forms: Readonly<Record<string, z.ZodType>> = {
  createProject: CreateProjectFields.extend({ '{sceneName}_screenshot': file }),
  updateProject: UpdateProjectFields.extend({ projectScreenshot: file, '{sceneName}_screenshot': file }),
  cloneProject: CloneProjectFields.extend({ projectScreenshot: file }),
  publish: PublishFields.extend({ screenshot: z.file(), screenshot360: file, document: file }),
  uploadByToken: UploadFields.extend({ screenshot360: z.file() }),
  uploadScreenshot: ScreenshotFields.extend({ screenshot360: z.file() }),
  uploadAssets: UploadAssetFields.extend({ files: z.file() }),
  uploadProfilePicture: z.object({ image: z.file() }),
  feedback: FeedbackFields.extend({ image: file }),
}

/** A body of bytes, which no schema of the route says either: its type is what the route consumes. */
const bytesOf: ReadonlySet<unknown> = new Set(['uploadPart'])

/**
 * Describes a call for `/api/openapi.json`: by its route's schemas, multipart forms and bytes by theirs. A route that does not say who may ask
 * it is for everybody.
 */
export const describeCall: typeof jsonSchemaTransform = (call) => {
  const { operationId, security = evenVisitors } = call.schema ?? {}
  const form = forms[String(operationId)]
  const body = {
    ...(form && { consumes: [formType], body: form }),
    ...(bytesOf.has(operationId) && { body: z.file() }),
  }
  return jsonSchemaTransform({ ...call, schema: { ...call.schema, ...body, security } })
}
