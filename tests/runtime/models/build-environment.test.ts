import type { Mesh } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Environment, environmentPresets } from '../../../model/components/environment.ts'
import { levelRadius } from '../../../runtime/land/hill-height.ts'
import { landHeight } from '../../../runtime/land/land-height.ts'
import { seaLevel, steepnessOf } from '../../../runtime/land/land-of-preset.ts'
import { buildEnvironment } from '../../../runtime/models/build-environment.ts'
import { movementOf } from '../../../runtime/models/environment/moving-parts.ts'
import { skyRadius } from '../../../runtime/scene/sky-radius.ts'
import { headlessThree as three } from './headless-three.ts'
import { loadEveryRecipe } from './load-every-recipe.ts'

beforeAll(loadEveryRecipe)

const environment = (preset: Environment['preset']): Environment => ({
  preset,
  skyTop: '#86c3d6',
  skyBottom: '#f3e3c4',
  ground: '#84b54b',
})

const meshes = (preset: Environment['preset']) =>
  buildEnvironment(three, environment(preset)).children.map((child) => child as Mesh)

function triangles(mesh: Mesh): number {
  const { index } = mesh.geometry
  const corners = index ? index.count : mesh.geometry.getAttribute('position').count
  return (corners / 3) * (mesh instanceof three.InstancedMesh ? mesh.count : 1)
}

describe('buildEnvironment', () => {
  it.each([
    ['plain', 4, 15_000],
    ['forest', 12, 40_000],
    ['desert', 5, 45_000],
    ['snow', 6, 40_000],
    ['night', 13, 45_000],
    ['space', 5, 35_000],
    ['island', 6, 40_000],
    ['sunset', 13, 40_000],
  ] as const)('%s is drawn in %i calls and at most %i triangles', (preset, calls, budget) => {
    const drawn = meshes(preset)
    expect(drawn).toHaveLength(calls)
    expect(drawn.reduce((sum, mesh) => sum + triangles(mesh), 0)).toBeLessThan(budget)
  })

  it.each(environmentPresets)('%s is the same every time, and of finite numbers', (preset) => {
    const corners = () =>
      meshes(preset).flatMap(({ geometry }) => [...geometry.getAttribute('position').array])
    const once = corners()
    expect(once.every(Number.isFinite)).toBe(true)
    expect(corners()).toEqual(once)
  })

  it('draws its stars after the sky and before all else, which covers them: land that is further away, too', () => {
    const [sky, land, sparks] = ['sky', 'ground', 'stars'].map((name) =>
      meshes('space').find((mesh) => mesh.name === name),
    )
    if (!sky || !land || !(sparks?.material instanceof three.Material)) throw new Error('no sky of stars')
    expect(sparks.renderOrder).toBeGreaterThan(sky.renderOrder)
    expect(sparks.renderOrder).toBeLessThan(land.renderOrder)
    expect(sparks.material).toMatchObject({ depthTest: false, transparent: false })
  })

  it('lays the craters of the moon on the land, however it slopes', () => {
    const craters = meshes('space').find(({ name }) => name === 'craters')
    const corners = craters?.geometry.getAttribute('position')
    const heightAt = landHeight(steepnessOf.space)
    // As high as the rim of the largest is.
    const rim = 0.56
    if (!corners) throw new Error('no craters')
    for (let corner = 0; corner < corners.count; corner++) {
      const [x, y, z] = [corners.getX(corner), corners.getY(corner), corners.getZ(corner)]
      expect(Math.abs(y - (heightAt(x, z)?.height ?? 0))).toBeLessThan(rim)
    }
  })

  it('has as many stars as the component says, at that distance, under any sky', () => {
    for (const preset of ['space', 'plain'] as const) {
      const group = buildEnvironment(three, { ...environment(preset), stars: { count: 2000, radius: 90 } })
      const sky = group.getObjectByName('stars')
      if (!(sky instanceof three.InstancedMesh)) throw new Error('no stars')
      expect(sky.count).toBe(2000)
      const [matrix, place] = [new three.Matrix4(), new three.Vector3()]
      for (let star = 0; star < sky.count; star++) {
        sky.getMatrixAt(star, matrix)
        expect(place.setFromMatrixPosition(matrix).length()).toBeCloseTo(90, 3)
      }
    }
    expect(
      buildEnvironment(three, { ...environment('space'), stars: { count: 0, radius: 90 } }).getObjectByName(
        'stars',
      ),
    ).toBeUndefined()
  })

  it('lets the island end in the sea on all sides', () => {
    const ground = meshes('island').find(({ name }) => name === 'ground')
    const position = ground?.geometry.getAttribute('position')
    if (!position) throw new Error('no ground')
    for (let i = 0; i < position.count; i++) {
      const distance = Math.hypot(position.getX(i), position.getZ(i))
      if (distance > 45) expect(position.getY(i)).toBeLessThan(seaLevel - 0.2)
    }
  })

  it.each(environmentPresets.filter((preset) => preset !== 'island'))(
    '%s has level ground where worlds stand, and hills beyond',
    (preset) => {
      const ground = meshes(preset).find(({ name }) => name === 'ground')
      const position = ground?.geometry.getAttribute('position')
      if (!position) throw new Error('no ground')
      let highest = 0
      for (let i = 0; i < position.count; i++) {
        const distance = Math.hypot(position.getX(i), position.getZ(i))
        if (distance < levelRadius) expect(position.getY(i)).toBe(0)
        highest = Math.max(highest, position.getY(i))
      }
      expect(highest).toBeGreaterThan(0.5)
    },
  )

  it.each(environmentPresets)('%s has ground as far as the sky on all sides, seen from above', (preset) => {
    const ground = meshes(preset).find(({ name }) => name === 'ground')
    if (!ground) throw new Error('no ground')
    ground.updateMatrixWorld()
    const fromAbove = new three.Raycaster()
    for (let turn = 0; turn < 24; turn++) {
      const [x, z] = [Math.cos((turn * Math.PI) / 12), Math.sin((turn * Math.PI) / 12)]
      for (const distance of [5, 60, 125, 140, skyRadius - 1]) {
        fromAbove.set(new three.Vector3(x * distance, 200, z * distance), new three.Vector3(0, -1, 0))
        expect(fromAbove.intersectObject(ground), `${distance} m, turn ${turn}`).not.toHaveLength(0)
      }
    }
  })

  it('leaves a clearing in the forest, open towards +z', () => {
    const trunks = meshes('forest').filter(({ name }) => name.endsWith('pine') || name.endsWith('tree'))
    expect(trunks).toHaveLength(4)
    const matrix = new three.Matrix4()
    for (const mesh of trunks) {
      if (!(mesh instanceof three.InstancedMesh)) throw new Error('not instanced')
      expect(mesh.count).toBeGreaterThan(4)
      for (let i = 0; i < mesh.count; i++) {
        mesh.getMatrixAt(i, matrix)
        const place = new three.Vector3().setFromMatrixPosition(matrix)
        expect(Math.hypot(place.x, place.z)).toBeGreaterThan(12)
        if (place.z > 10) expect(Math.abs(place.x)).toBeGreaterThan(3)
      }
    }
  })

  it('takes its colours from the component', () => {
    const sky = (top: string) => {
      const mesh = buildEnvironment(three, { ...environment('plain'), skyTop: top }).getObjectByName(
        'sky',
      ) as Mesh
      return [...mesh.geometry.getAttribute('color').array]
    }
    expect(sky('#112233')).not.toEqual(sky('#86c3d6'))
  })

  it('gives what is its own to whoever disposes of it, and keeps what is shared', () => {
    for (const mesh of meshes('forest')) {
      const isShared = /pine|tree|bush/.test(mesh.name)
      expect(mesh.geometry.userData.isOwn === true, mesh.name).toBe(!isShared)
    }
  })
})

it('only the sea moves by itself', () => {
  for (const preset of environmentPresets) {
    const group = buildEnvironment(three, environment(preset))
    const show = movementOf(group)
    expect(show !== undefined, preset).toBe(group.getObjectByName('sea') !== undefined)
    show?.(3)
  }
})
