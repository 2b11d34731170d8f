import type { AssetType } from '../../../model/assets/asset.ts'
import { usualSize } from '../../../model/components/media.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { Size } from '../../client/assets/picture-size.ts'
import { kindOfType } from './kind-of-type.ts'

/** Metres from the front of something flat to its back. */
const flat = 0.05
/** Metres of what shows where a sound comes from. */
const sign = 0.5
/** Of a film that has not told its size. */
const film: Size = { width: 16, height: 9 }

/** What stands in the scene for a file that is not drawn yet: the neutral box, as large as the file will be. `size` in pixels, as far as it is known. */
export const standIn = (id: EntityId, type: AssetType, size: Size | null): FrameEntity => ({
  id,
  parentId: null,
  kind: kindOfType[type],
  name: '',
  position: [0, 0, 0],
  rotation: [0, 0, 0],
  scale: metres(type, size),
  components: {},
  isHidden: false,
  isLocked: false,
})

function metres(type: AssetType, size: Size | null): Vec3 {
  if (type === 'models') return [usualSize, usualSize, usualSize]
  if (type === 'sounds') return [sign, sign, sign]
  const { width, height } = size ?? (type === 'videos' ? film : { width: 1, height: 1 })
  const pixel = usualSize / Math.max(1, width, height)
  return [width * pixel, height * pixel, flat]
}
