import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { AssetId } from '../../model/ids.ts'

export const projectFormat = 'nestling-project'
/** Raised when an older Nestling would misread the file. */
export const projectVersion = 1

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a project file says of itself. */
export const Manifest = z.strictObject({
  format: z.literal(projectFormat),
  version: z.number().int().min(1),
  name: z.string().max(limits.nameLength),
  /** The document as one Yjs update (v2), in `document.bin`. */
  document: z.strictObject({ sha256: Sha256 }),
  /** The bytes of assets, in `assets/0001` and so on in this order. */
  assets: z.array(z.strictObject({ id: AssetId, sha256: Sha256 })).max(498),
})
export type Manifest = z.infer<typeof Manifest>
