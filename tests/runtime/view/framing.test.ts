import { describe, expect, it } from 'vitest'
import { viewOf, viewOfWorld } from '../../../runtime/view/framing.ts'
import { mainBounds } from '../../../runtime/view/main-bounds.ts'
import { forward } from '../../../runtime/view/pose.ts'
import { standOf, startView } from '../../../runtime/view/start-view.ts'
import { frameEntity } from '../support/frame-entity.ts'

const lens = { fov: 40, aspect: 1.5 }
const box = (x: number, z: number) => ({ min: [x - 1, 0, z - 1], max: [x + 1, 2, z + 1] }) as const

describe('the view of a world', () => {
  it('looks at the middle of it from in front and above', () => {
    const pose = viewOfWorld({ min: [-10, 0, -10], max: [10, 8, 10] }, lens)
    const [x, y, z] = forward(pose)
    const steps = Math.hypot(pose.position[0], pose.position[1] - 4, pose.position[2])
    expect(pose.position[0] + x * steps).toBeCloseTo(0)
    expect(pose.position[1] + y * steps).toBeCloseTo(4)
    expect(pose.position[2] + z * steps).toBeCloseTo(0)
    expect(pose.position[2]).toBeGreaterThan(10)
  })

  it('is a sensible one when there is nothing yet', () => {
    expect(viewOfWorld(null, lens).position.every(Number.isFinite)).toBe(true)
  })

  it('stands further away in a narrow window', () => {
    const bounds = { min: [0, 0, 0], max: [4, 4, 4] } as const
    const now = { position: [0, 5, 20], yaw: 0, pitch: -0.3 } as const
    expect(viewOf(bounds, now, { fov: 40, aspect: 0.5 }).position[2]).toBeGreaterThan(
      viewOf(bounds, now, { fov: 40, aspect: 2 }).position[2],
    )
  })

  it('leaves out what is lost far away', () => {
    expect(mainBounds([box(0, 0), box(3, 0), box(-3, 2), box(4000, 0)])).toEqual({
      min: [-4, 0, -1],
      max: [4, 2, 3],
    })
    expect(mainBounds([])).toBeNull()
  })
})

describe('the start view', () => {
  it('is where the scene’s camera stands', () => {
    const camera = frameEntity('camera', {
      kind: 'camera',
      position: [1, 2, 3],
      rotation: [-90, 180, 0],
      components: { camera: { view: 'behind', fov: 50 } },
    })
    const view = startView([frameEntity('box'), camera])
    expect(view).toEqual({ position: [1, 2, 3], pitch: -Math.PI / 2, yaw: Math.PI, fov: 50 })
  })

  it('is where a camera stands that was put where the world is looked at from', () => {
    const pose = { position: [1.5, 2, -3.25], pitch: -0.5, yaw: 2 } as const
    const camera = frameEntity('camera', {
      kind: 'camera',
      ...standOf(pose),
      components: { camera: { view: 'behind', fov: 50 } },
    })
    const view = startView([camera])
    expect(view?.position).toEqual(pose.position)
    expect(view?.pitch).toBeCloseTo(pose.pitch, 3)
    expect(view?.yaw).toBeCloseTo(pose.yaw, 3)
  })

  it('is nowhere without a camera that can be read', () => {
    expect(startView([frameEntity('camera', { kind: 'camera', components: {} })])).toBeNull()
  })
})
