import { expect } from 'vitest'
import { assetLibraryMachine } from '../../../../machines/asset-library/asset-library-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const item = { key: 'k1', asset: 'owl', link: '/owl', isDisabled: false, type: 'images' }
const counts = { images: 1, sounds: 0, videos: 0, models: 0 }

/** A file whose new name is on its way cannot be renamed again, and one that failed to load says why. */
export const assetLibrary: PathModel = {
  machine: assetLibraryMachine,
  events: () => [
    { type: 'type.choose', assetType: 'images' },
    { type: 'type.choose', assetType: 'sounds' },
    { type: 'search', text: 'owl' },
    { type: 'more' },
    { type: 'clear' },
    { type: 'rename', key: 'k1', name: 'crow' },
    { type: 'rename.failed', key: 'k1' },
    { type: 'removed', key: 'k1' },
  ],
  answers: {
    load: [{ ok: true, page: { items: [item], counts } }, { ok: false, code: 'general.offline' }, bug],
  },
  seen: ({ type, search, known, error, before }) => [
    type,
    search,
    known.lists.images?.length,
    known.lists.sounds?.length,
    error,
    Object.keys(before),
  ],
  states: {
    loading: ({ error }) => expect(error).toBeNull(),
    ready: ({ error }) => expect(error).toBeNull(),
    failed: ({ error }) => expect(['general.offline', 'general.failed']).toContain(error),
  },
}
