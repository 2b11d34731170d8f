import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { addAsset } from '../../../commands/asset/add-asset.ts'
import { encodeDocument } from '../../../commands/core/encode-document.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { AssetId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { deviceFiles } from '../../../src/client/assets/device-files.ts'
import { gatherFiles } from '../../../src/client/assets/gather-files.ts'
import { hashOf } from '../../../src/client/assets/hash-of.ts'
import { showsDeviceFiles } from '../../../src/client/assets/shows-device-files.ts'
import { takeProjectFiles } from '../../../src/client/assets/take-project-files.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { glbFile } from '../../support/files/models.ts'

const model = await glbFile({ side: 3 })
const key = `${await hashOf(new Blob([model]))}.glb`
const [goodId, badId, strangeId] = ['good', 'bad', 'strange'].map((id) => AssetId.parse(id))
if (!goodId || !badId || !strangeId) throw new Error('no ids')

/** The document of a project whose two models lie in an account. */
function update(): Uint8Array {
  const { bus, document } = workbench()
  for (const assetId of [goodId, badId])
    bus.execute(addAsset, {
      assetId: AssetId.parse(assetId),
      type: 'models',
      fileName: `${assetId}.glb`,
      key,
      link: `/files/${key}`,
      isDisabled: false,
    })
  return encodeDocument(document)
}

function projectOf(bytes: Uint8Array) {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, bytes)
  loaded()
  return materialise(document)
}

test('files of a project file lie on this device afterwards, and what is none of its kind is named with a reason', async () => {
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  const taken = await takeProjectFiles(
    {
      name: 'Sheets',
      update: update(),
      assets: [
        { id: goodId, bytes: model },
        { id: badId, bytes: page },
        { id: strangeId, bytes: model },
      ],
    },
    null,
    'guest',
  )
  if (!taken.ok) throw new Error(taken.fault)
  expect(taken.refused).toEqual([{ name: 'bad', code: 'asset.not-a-model' }])
  const project = projectOf(taken.update)
  expect(project.asset(goodId)).toMatchObject({ key, link: '' })
  expect(project.asset(badId)).toMatchObject({ key, link: `/files/${key}` })
  const kept = await deviceFiles.get(key)
  expect(new Uint8Array((await kept?.bytes.arrayBuffer()) ?? [])).toEqual(model)
  expect(kept?.owners).toEqual([null])
  expect(showsDeviceFiles(project)).toBe(false)

  const gathered = await gatherFiles(project.assets, null, async () => new Uint8Array())
  expect(gathered.files.get(goodId)?.bytes).toEqual(model)
})

test('a document that is damaged opens nothing and keeps nothing', async () => {
  const taken = await takeProjectFiles(
    {
      name: 'x',
      update: new Uint8Array([1, 2]),
      assets: [{ id: goodId, bytes: await glbFile({ side: 5 }) }],
    },
    null,
    'guest',
  )
  expect(taken).toEqual({ ok: false, fault: 'damaged' })
  expect(await deviceFiles.list()).toHaveLength(1)
})
