import { z } from 'zod'
import { assetTypes } from '../../model/assets/asset.ts'
import { assetName } from '../../model/assets/asset-name.ts'
import { limits } from '../../model/document/limits.ts'
import { ProjectId } from '../../model/ids.ts'
import { because } from './because.ts'

/** Largest file of an upload, in bytes. */
export const maxAssetBytes = limits.assetBytes

/** Files that one multipart upload may bring. */
export const maxAssetFiles = 8

/** Bytes that one PATCH of a resumable upload may bring: 4 MiB. */
export const maxPartBytes = 4 * 1024 * 1024

/** What it has at least, in bytes, but for the last of a file: each is a file of its own until the upload is finished. */
export const minPartBytes = 256 * 1024

/** Assets of one page when nobody says how many (spec 9). */
export const assetPageSize = 20

export const AssetTypeName = z.enum(assetTypes, because('general.invalid-request'))

/** What the bytes of an asset are stored under: their SHA-256 and the kind of file they are. */
export const AssetKey = z.string().regex(/^[0-9a-f]{64}\.[a-z0-9]{3,4}$/, because('asset.not-yours'))

/** An asset as the lists show it (spec 3, Assets). */
export const AssetEntry = z
  .object({
    key: z.string(),
    /** Its name, without an extension. */
    asset: z.string(),
    /** Address on the site of the scene frames. Private files' addresses are signed and end by themselves: ask again. */
    link: z.string(),
    disabled: z.boolean(),
    type: AssetTypeName,
    /** Address of a small WebP picture of it; only pictures have one. */
    thumbnail: z.string().nullable(),
    bytes: z.number(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    /** Milliseconds; sounds and videos only. */
    duration: z.number().nullable(),
    /** Models only. */
    triangles: z.number().nullable(),
    /** Of the pictures of a model, all together; `null` also for models that came before this was counted. */
    pixels: z.number().nullable(),
    /** Milliseconds since 1970. */
    createdAt: z.number(),
  })
  .meta({ id: 'AssetEntry' })
export type AssetEntry = z.infer<typeof AssetEntry>

/** Query of GET /api/assets (spec 3 and 9). */
export const AssetsQuery = z.object({
  type: AssetTypeName.default('images'),
  /** The key of the last asset that the asker has: the answer goes on after it. It wins over `page`. */
  startKey: AssetKey.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(assetPageSize),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  /** Part of the name, whatever the case. */
  search: z.string().max(100).default(''),
})

/** How many assets of each type the asker has, of those that the search finds. */
const AssetCounts = z.object({
  imagesCount: z.number(),
  soundsCount: z.number(),
  videosCount: z.number(),
  modelsCount: z.number(),
})

/** Newest first. */
export const AssetsAnswer = AssetCounts.extend({ assets: z.array(AssetEntry) })
export type AssetsAnswer = z.infer<typeof AssetsAnswer>

const FileName = z.string().max(limits.fileNameLength, because('asset.name-too-long'))
const Flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .transform((flag) => String(flag) === 'true')

/** Text fields of POST /api/assets; `files` are the files. With several files, each is called by its own name. */
export const UploadAssetFields = z.object({
  assetName: FileName.default(''),
  assetType: AssetTypeName.default('images'),
  /** Kept without the person's name, for a few days, with a small quota; no account is needed then. */
  uploadAsAnonymous: Flag.default(false),
})

/** Body of PUT /api/assets: the name keeps only what is before the first dot (spec 5). */
export const RenameAssetRequest = z.object({
  key: AssetKey,
  assetName: FileName.refine((name) => assetName(name) !== '', because('asset.name-empty')),
})

/** Body of DELETE /api/assets. */
export const DeleteAssetRequest = z.object({ key: AssetKey })

export const AssetAnswer = z.object({ asset: AssetEntry })

/** Body of POST /api/assets/links: `projectId` is where the asker met files of others. */
export const AssetLinksRequest = z.object({
  keys: z.array(AssetKey).min(1).max(200),
  projectId: ProjectId.optional(),
})

/** Addresses by key; what the asker may not see is not in it. */
export const AssetLinksAnswer = z.object({ links: z.record(z.string(), z.string()) })

/** Body of POST /api/assets/uploads: begins an upload in parts, or finds the one that was broken off. */
export const BeginUploadRequest = UploadAssetFields.extend({
  /** The file's own name, whose extension must fit its content. */
  fileName: FileName.min(1, because('asset.name-empty')),
  length: z.int().min(1, because('asset.file-missing')).max(maxAssetBytes, because('asset.too-large')),
  /** SHA-256 of the file, in hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BeginUploadRequest = z.input<typeof BeginUploadRequest>

/** Where an upload is: `offset` bytes of `length` have arrived for good. */
export const UploadAnswer = z
  .object({ uploadId: z.string(), offset: z.number(), length: z.number() })
  .meta({ id: 'Upload' })
export type UploadAnswer = z.infer<typeof UploadAnswer>

export const UploadParams = z.object({ uploadId: z.string().max(64) })

/** Where in the file the body of a PATCH begins. */
export const UploadPartQuery = z.object({ offset: z.coerce.number().int().min(0).max(maxAssetBytes) })
