import { getBounds, type Mesh, type Node, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { expect, it } from 'vitest'
import { buildWorld } from '../../../runtime/export/build-world.ts'
import type { ExportFile } from '../../../runtime/export/export-file.ts'
import { writeGlb } from '../../../runtime/export/write-glb.ts'
import { glbFile } from '../../support/files/models.ts'
import { pngFile, webpFile } from '../../support/files/pictures.ts'
import { headlessThree } from '../models/headless-three.ts'
import { frameEntity } from '../support/frame-entity.ts'

const png = await pngFile(80, 40)
const webp = await webpFile(10, 10)
const files: Readonly<Record<string, ExportFile>> = {
  'asset:photo': { bytes: png, type: 'image/png', size: { width: 80, height: 40 } },
  'asset:wall': { bytes: webp, type: 'image/webp', size: { width: 10, height: 10 } },
  'asset:sheet': {
    bytes: await glbFile({ side: 6, packing: 'meshopt', texture: { bytes: png, type: 'image/png' } }),
    type: 'model/gltf-binary',
    size: null,
  },
  'asset:torn': { bytes: new Uint8Array([1, 2, 3]), type: 'model/gltf-binary', size: null },
}
const thing = (id: string, kind: string, components: object, position = [0, 0, 0]) =>
  frameEntity(id, { kind, components, position })

it('pictures, painted shapes and models of the library become part of a GLB file, each where it stands', async () => {
  const world = await buildWorld(
    headlessThree,
    [
      thing('photo', 'image', { image: { source: 'asset:photo', size: 4 } }, [5, 0, 0]),
      thing('cube', 'shape', {
        geometry: { primitive: 'box' },
        material: { color: '#ff0000', texture: 'asset:wall' },
      }),
      thing('one', 'imported', { imported: { source: 'asset:sheet', size: 3 } }, [0, 1, 0]),
      thing('two', 'imported', { imported: { source: 'asset:sheet', size: 6 } }, [0, 0, 9]),
      thing('torn', 'imported', { imported: { source: 'asset:torn' } }),
      thing('gone', 'image', { image: { source: 'asset:gone' } }),
    ],
    async (source) => files[source],
  )
  expect(world.leftOut).toEqual(['torn', 'gone'])
  const bytes = await writeGlb(world, 'Nestling')
  const root = (await new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes)).getRoot()
  expect(root.listScenes()).toHaveLength(1)
  expect(root.listBuffers()).toHaveLength(1)
  expect(root.listExtensionsUsed().map(({ extensionName }) => extensionName)).not.toContain(
    'EXT_meshopt_compression',
  )
  const node = (name: string) => {
    const found = root.listNodes().find((one) => one.getName() === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const photo = getBounds(node('photo'))
  expect(photo.min).toEqual([3, 0, 0])
  expect(photo.max).toEqual([7, 2, 0])
  const meshOf = (one: Node): Mesh | null =>
    one.getMesh() ?? one.listChildren().reduce<Mesh | null>((found, child) => found ?? meshOf(child), null)
  const pictureOf = (name: string) =>
    meshOf(node(name))?.listPrimitives()[0]?.getMaterial()?.getBaseColorTexture()
  expect(pictureOf('photo')?.getImage()).toEqual(png)
  expect(pictureOf('cube')?.getImage()).toEqual(webp)
  for (const [name, at, size] of [
    ['one', [0, 1, 0], 3],
    ['two', [0, 0, 9], 6],
  ] as const) {
    const { min, max } = getBounds(node(name))
    const sides = max.map((value, axis) => value - (min[axis] ?? 0))
    expect(Math.max(...sides)).toBeCloseTo(size, 4)
    expect(min[1]).toBeCloseTo(at[1], 4)
    expect(((min[2] ?? 0) + (max[2] ?? 0)) / 2).toBeCloseTo(at[2], 4)
  }
})
