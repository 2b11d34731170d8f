import { expect, test } from 'vitest'
import { replaceAsset } from '../../../commands/asset/replace-asset.ts'
import { showAsset } from '../../../commands/asset/show-asset.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { AssetId, BlockId } from '../../../model/ids.ts'
import { box, entityId, indexId, workbench } from '../support/workbench.ts'

const file = (id: string, type: 'images' | 'sounds' = 'images') => ({
  assetId: AssetId.parse(id),
  type,
  fileName: `${id}.png`,
  key: `sha-${id}`,
  link: '',
  isDisabled: false,
})
const shown = { ...box('p'), kind: 'image', components: { image: { source: 'asset:cat' } } }

test('a file that is not in the project yet comes along when it replaces another, and both go by one undo', () => {
  const { bus } = workbench()
  bus.execute(showAsset, { ...shown, asset: file('cat') })
  const replacement = { assetId: AssetId.parse('cat'), replacementId: AssetId.parse('dog') }
  expect(bus.execute(replaceAsset, replacement)).toMatchObject({ ok: false, code: 'asset.missing' })
  expect(bus.execute(replaceAsset, { ...replacement, asset: file('dog', 'sounds') })).toMatchObject({
    ok: false,
    code: 'asset.other-type',
  })
  expect(bus.execute(replaceAsset, { ...replacement, asset: file('dog') })).toMatchObject({ ok: true })
  expect(bus.project.assets.map(({ name }) => name)).toEqual(['cat', 'dog'])
  expect(bus.project.entity(entityId('p'))?.components.image).toEqual({ source: 'asset:dog' })
  bus.undo('assets')
  expect(bus.project.assets.map(({ name }) => name)).toEqual(['cat'])
  expect(bus.project.entity(entityId('p'))?.components.image).toEqual({ source: 'asset:cat' })
})

test('what is in the project already is not added again', () => {
  const { bus } = workbench()
  bus.execute(showAsset, { ...shown, asset: file('cat') })
  bus.execute(showAsset, { ...shown, entityId: entityId('q'), asset: file('cat') })
  expect(bus.project.assets).toHaveLength(1)
})

test('a block shows the other one wherever in it the file was named', () => {
  const { bus } = workbench()
  bus.execute(showAsset, { ...shown, asset: file('cat') })
  bus.execute(showAsset, { ...shown, entityId: entityId('q'), asset: file('dog') })
  const named = (asset: string) => ({
    fields: { PICTURE: asset },
    extra: { extraState: { pictures: ['x', asset] } },
    shadows: { IN: { type: 'picture', fields: { PICTURE: asset } } },
  })
  const block = { id: 'shows', type: 'x', hasNext: false, at: { parent: null, x: 1, y: 1 } }
  bus.execute(changeBlocks, { fileId: indexId, upserts: [{ ...block, ...named('asset:cat') }], deletes: [] })
  bus.execute(replaceAsset, { assetId: AssetId.parse('cat'), replacementId: AssetId.parse('dog') })
  expect(bus.project.blocks(indexId).blocks.get(BlockId.parse('shows'))).toMatchObject(named('asset:dog'))
})
