import type { Upload } from '../storage/ports/uploads.ts'
import type { AssetServices } from './asset-services.ts'
import { dropUpload } from './finish-upload.ts'

/** Uploads of one holder that may be under way. An honest browser has one for each file that it is given at once, and a few that broke off. */
const maxUnderWay = 16

/** `Uploads.begin`; where too many are under way, what was begun longest ago is given up, with its parts. */
export async function beginUpload(services: AssetServices, upload: Upload): Promise<Upload | 'full'> {
  const { uploads, quotaOf } = services
  for (;;) {
    const begun = await uploads.begin(upload, quotaOf(upload.holder), maxUnderWay)
    if (begun !== 'too-many') return begun
    const [oldest] = await uploads.ofHolder(upload.holder)
    if (oldest) await dropUpload(services, oldest)
  }
}
