import type { AssetType } from '../../../model/assets/asset.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'

/** Why a smaller file would be taken. */
const tooBig: readonly ErrorCode[] = ['asset.too-large', 'asset.picture-too-big', 'asset.model-too-detailed']

/** What somebody can do here with a file that was not taken: have it made smaller, or try again. */
export function wayOn(type: AssetType, code: ErrorCode): 'shrink' | 'again' | null {
  if (code === 'general.offline') return 'again'
  return tooBig.includes(code) && (type === 'images' || type === 'models') ? 'shrink' : null
}
