import { expect, test, vi } from 'vitest'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { creditAsset } from '../../../commands/asset/credit-asset.ts'
import { AssetId } from '../../../model/ids.ts'
import { dropRecord } from '../../../src/workspace/assets/drop-record.ts'
import { workbench } from '../../commands/support/workbench.ts'

const assetId = AssetId.parse('cat')

function credited() {
  const { bus } = workbench()
  const place = { key: 'cat.png', link: '', isDisabled: false }
  bus.execute(addAsset, { assetId, type: 'images', fileName: 'cat', ...place })
  bus.execute(creditAsset, { assetId, credit: 'Ana', licence: 'cc0' })
  return bus
}

test('the toast brings back the file and the record with its credit', () => {
  const bus = credited()
  const before = bus.project.assets
  const restore = vi.fn()
  const bringBack = dropRecord(bus, assetId, restore)
  expect(bus.project.assets).toEqual([])
  expect(restore).not.toHaveBeenCalled()
  bringBack()
  expect(bus.project.assets).toEqual(before)
  expect(restore).toHaveBeenCalledTimes(1)
})

test('undoing on the page brings the file back too, once', () => {
  const bus = credited()
  const restore = vi.fn()
  const bringBack = dropRecord(bus, assetId, restore)
  expect(bus.undo('assets').ok).toBe(true)
  expect(bus.project.assets).toHaveLength(1)
  expect(restore).toHaveBeenCalledTimes(1)
  bringBack()
  expect(bus.project.assets).toHaveLength(1)
  expect(restore).toHaveBeenCalledTimes(1)
})
