import { WebIO } from '@gltf-transform/core'
import { KHRMaterialsUnlit } from '@gltf-transform/extensions'
import { expect, it } from 'vitest'
import { treehouse } from '../../../content/templates/worlds/treehouse.ts'
import { buildWorld } from '../../../runtime/export/build-world.ts'
import { writeGlb } from '../../../runtime/export/write-glb.ts'
import { frameEntityOf } from '../../../src/workspace/frame/frame-entity-of.ts'
import { aframePages } from '../../interchange/aframe-html/aframe-pages.ts'
import { imported } from '../../interchange/aframe-html/imported.ts'
import { headlessThree } from '../models/headless-three.ts'
import { frameEntity } from '../support/frame-entity.ts'

const read = (bytes: Uint8Array) => new WebIO().registerExtensions([KHRMaterialsUnlit]).readBinary(bytes)

it('a world becomes a GLB file: places, names, shapes and colours are what they are here', async () => {
  const world = await buildWorld(headlessThree, [
    frameEntity('shelf', { kind: 'group', position: [1, 2, 3], rotation: [0, 90, 0], components: {} }),
    frameEntity('cube', {
      parentId: 'shelf',
      kind: 'aframe',
      scale: [2, 1, 1],
      components: {
        aframe: { geometry: { primitive: 'box', width: '3' }, material: { metalness: '0.5' } },
        material: { color: '#ff0000', opacity: 0.5 },
      },
    }),
    frameEntity('hidden', { isHidden: true }),
    frameEntity('words', { kind: 'text', components: { text: { value: 'Hi', color: '#ffffff' } } }),
    frameEntity('pine', { kind: 'model', components: { model: { name: 'pine' } } }),
  ])
  const scene = (await read(await writeGlb(world, 'Nestling'))).getRoot()
  const names = scene.listNodes().map((node) => node.getName())
  expect(names).toContain('shelf')
  expect(names).not.toContain('hidden')
  expect(world.leftOut).toEqual(['words'])
  const shelf = scene.listNodes().find((node) => node.getName() === 'shelf')
  expect(shelf?.getTranslation()).toEqual([1, 2, 3])
  const cube = shelf?.listChildren()[0]
  expect(cube?.getScale()).toEqual([2, 1, 1])
  const [primitive] = cube?.listChildren()[0]?.getMesh()?.listPrimitives() ?? []
  expect(primitive?.getAttribute('POSITION')?.getMax([])).toEqual([1.5, 0.5, 0.5])
  expect(primitive?.getMaterial()?.getBaseColorFactor()).toEqual([1, 0, 0, 0.5])
  expect(primitive?.getMaterial()?.getAlphaMode()).toBe('BLEND')
  expect(primitive?.getMaterial()?.getMetallicFactor()).toBe(0.5)
  expect(names).toContain('pine')
  const primitives = scene.listMeshes().flatMap((mesh) => mesh.listPrimitives())
  const painted = primitives.map((one) => one.getAttribute('COLOR_0')?.getCount() ?? 0)
  expect(Math.max(...painted)).toBeGreaterThan(200)
})

it('a thing that is turned about a pivot stands in a GLB file where it is seen here', async () => {
  const world = await buildWorld(headlessThree, [
    frameEntity('door', {
      kind: 'aframe',
      position: [5, 0, 0],
      rotation: [0, 0, 90],
      scale: [2, 2, 2],
      components: { aframe: { geometry: { primitive: 'box' }, pivot: '1 0 0' } },
    }),
  ])
  const scene = (await read(await writeGlb(world, 'Nestling'))).getRoot()
  const door = scene.listNodes().find((node) => node.getName() === 'door')
  expect(door?.getTranslation()).toEqual([6, -1, 0].map((value) => expect.closeTo(value, 6)))
  expect(door?.getScale()).toEqual([2, 2, 2])
})

it('every real page and the tree house can be written and read again, each thing once', async () => {
  for (const { html, name } of aframePages) {
    const { project, scene } = imported(html)
    const entities = project.entities(scene.id).map(frameEntityOf)
    const world = await buildWorld(headlessThree, entities)
    const shapes = entities.filter(({ components, isHidden }) => !isHidden && components.aframe?.geometry)
    const meshes = (await read(await writeGlb(world, 'Nestling'))).getRoot().listNodes()
    const written = meshes.filter((node) => node.getMesh()).length
    expect(written, name).toBeGreaterThanOrEqual(shapes.length - 30)
  }
  const entities = treehouse.entities.map((entity) => frameEntity(entity.id, { ...entity }))
  const world = await buildWorld(headlessThree, entities)
  const bytes = await writeGlb(world, 'Nestling')
  const nodes = (await read(bytes)).getRoot().listNodes()
  for (const { name, kind } of treehouse.entities)
    if (kind === 'model')
      expect(
        nodes.some((node) => node.getName() === name),
        name,
      ).toBe(true)
  expect(bytes.length).toBeLessThan(20_000_000)
})
