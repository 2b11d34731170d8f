import { showAsset } from '../../../commands/asset/show-asset.ts'
import type { CommandBus } from '../../../commands/core/command-bus.ts'
import { AssetId } from '../../../model/ids.ts'
import type { DeviceFile } from '../../../src/client/assets/device-database.ts'
import { box, workbench } from '../../commands/support/workbench.ts'

/** A picture on this device. */
export const deviceFile = (key: string, values: Partial<DeviceFile> = {}): DeviceFile => ({
  key,
  type: 'images',
  name: key.replace(/\..*$/, ''),
  bytes: new Blob(['x']),
  thumbnail: null,
  width: 1,
  height: 1,
  duration: null,
  triangles: null,
  pixels: null,
  createdAt: 1,
  removedAt: null,
  storedAs: {},
  ...values,
})

/** A world that shows a file of this device. */
export function worldWith(key: string): CommandBus {
  const { bus } = workbench()
  const asset = { assetId: AssetId.parse('cat'), type: 'images', fileName: 'cat', key, link: '' } as const
  bus.execute(showAsset, {
    ...box('p'),
    kind: 'image',
    components: { image: { source: 'asset:cat' } },
    asset: { ...asset, isDisabled: false },
  })
  return bus
}

/** What the server answers when a file has arrived. */
export const sentTo = (name: string) => ({
  ok: true as const,
  item: {
    ...deviceFile(`server-${name}`),
    thumbnail: null,
    link: '',
    isDisabled: false,
    isOnDevice: false,
    bytes: 1,
    pixels: null,
  },
})
