import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { UploadAssetFields } from '../../protocol/http/asset.ts'
import { FeedbackFields } from '../../protocol/http/feedback.ts'
import { CloneProjectFields, CreateProjectFields, UpdateProjectFields } from '../../protocol/http/project.ts'
import { ScreenshotFields, UploadFields } from '../../protocol/http/project-pictures.ts'
import { PublishFields } from '../../protocol/http/publish.ts'

const formType = 'multipart/form-data'
const file = z.file().optional()

/** What multipart calls take, by `operationId`. They read their bodies by themselves, so no schema of the route says it. */
const forms: Readonly<Record<string, z.ZodType>> = {
  createProject: CreateProjectFields.extend({ '{sceneName}_screenshot': file }),
  updateProject: UpdateProjectFields.extend({ projectScreenshot: file, '{sceneName}_screenshot': file }),
  cloneProject: CloneProjectFields.extend({ projectScreenshot: file }),
  publish: PublishFields.extend({ screenshot: z.file(), document: file }),
  uploadByToken: UploadFields.extend({ screenshot360: z.file() }),
  uploadScreenshot: ScreenshotFields.extend({ screenshot360: z.file() }),
  uploadAssets: UploadAssetFields.extend({ files: z.file() }),
  uploadProfilePicture: z.object({ image: z.file() }),
  feedback: FeedbackFields.extend({ image: file }),
}

/** Describes a call for `/api/openapi.json`: by its route's schemas, and multipart forms by theirs. */
export const describeCall: typeof jsonSchemaTransform = (call) => {
  const form = forms[String(call.schema?.operationId)]
  return form
    ? jsonSchemaTransform({ ...call, schema: { ...call.schema, consumes: [formType], body: form } })
    : jsonSchemaTransform(call)
}
