// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showAsset } from '../../../commands/asset/show-asset.ts'
import type { PageRequest } from '../../../machines/asset-library/asset-library-machine.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { AssetId, EntityId } from '../../../model/ids.ts'
import { AssetUses } from '../../../src/workspace/assets/AssetUses.tsx'
import { useLibrary } from '../../../src/workspace/assets/use-library.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

const pageSize = 20

function picture(name: string): LibraryItem {
  const size = { width: 1, height: 1, duration: null, triangles: null, pixels: null, bytes: 1 }
  return {
    key: `${name.replace(' ', '-')}.png`,
    type: 'images',
    name,
    link: '',
    isDisabled: false,
    isOnDevice: true,
    thumbnail: null,
    ...size,
  }
}
const pictures = [...Array.from({ length: 30 }, (_, index) => picture(`cat ${index}`)), picture('old wood')]

vi.mock('../../../src/account/use-auth.ts', () => ({ useAuth: () => ({ user: null }) }))
vi.mock('../../../src/client/assets/open-shelf.ts', () => ({
  openShelf: () => ({
    async list({ type, search, startKey }: PageRequest) {
      const found = pictures.filter((item) => item.type === type && item.name.includes(search))
      const start = found.findIndex(({ key }) => key === startKey) + 1
      const counts = { images: found.length, sounds: 0, videos: 0, models: 0 }
      return { ok: true, page: { items: found.slice(start, start + pageSize), counts } }
    },
  }),
}))
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** What the page behind lists. */
let listed: readonly string[] = []

function Behind({ item }: { readonly item: LibraryItem }) {
  const { context } = useLibrary()
  listed = (context.known.lists.images ?? []).map(({ name }) => name)
  return <AssetUses item={item} />
}

test('every file of the library can take the place of another, found by its name, and the list behind stays', async () => {
  const [cat] = pictures
  if (!cat) throw new Error('no picture')
  rendered = await renderWorkspace(<Behind item={cat} />)
  const { bus } = rendered
  const assetId = AssetId.parse('cat')
  const posterId = EntityId.parse('poster')
  act(() => {
    const verdict = bus.execute(showAsset, {
      asset: { assetId, type: 'images', fileName: 'cat 0', key: cat.key, link: '', isDisabled: false },
      entityId: posterId,
      sceneId: bus.project.defaultScene.id,
      kind: 'image',
      name: 'Poster',
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { image: { source: 'asset:cat' } },
    })
    if (!verdict.ok) throw new Error(verdict.code)
  })
  await vi.waitFor(() => expect(listed).toHaveLength(pageSize))
  const user = userEvent.setup()
  const button = (name: RegExp) => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
      name.test(textContent ?? ''),
    )
    if (!found) throw new Error(`no button ${name}`)
    return found
  }
  await user.click(button(/^Put another file in its place everywhere$/))
  const search = await vi.waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=search]')
    if (!field) throw new Error('nothing to search in')
    return field
  })
  await user.type(search, 'wood')
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('[role=dialog] li button')].map((one) => one.textContent)).toEqual([
      expect.stringContaining('old wood'),
    ]),
  )
  await user.click(button(/^old wood/))
  const { source } = bus.project.entity(posterId)?.components.image ?? {}
  expect(bus.project.assets.find(({ id }) => `asset:${id}` === source)?.name).toBe('old wood')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(listed).toHaveLength(pageSize)
})
