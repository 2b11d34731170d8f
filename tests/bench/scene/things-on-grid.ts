import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { frameEntity } from '../../runtime/support/frame-entity.ts'

/** A box of 1 m. */
export interface GridThing {
  readonly id: string
  readonly color: string
  readonly position: readonly [number, number, number]
}

/** Where a camera sees all of them from: metres, degrees. */
export interface GridView {
  readonly position: readonly [number, number, number]
  readonly tilt: number
}

/** Metres from one to the next. */
const apart = 1.25
const colors = ['#ff5a5f', '#7bd12b', '#6ea8ff', '#ffc94d', '#b58cff', '#ff8a3d', '#2fc6b4', '#f4f1ea']

/** So many boxes in rows on the ground, the middle of which is the origin. */
export function thingsOnGrid(count: number): readonly GridThing[] {
  const side = Math.ceil(Math.sqrt(count))
  const at = (index: number) => (index - (side - 1) / 2) * apart
  return Array.from({ length: count }, (_, index) => ({
    id: `thing-${index}`,
    color: colors[index % colors.length] ?? '#ffffff',
    position: [at(index % side), 0.5, at(Math.floor(index / side))],
  }))
}

export function viewOfGrid(count: number): GridView {
  const extent = Math.ceil(Math.sqrt(count)) * apart
  return { position: [0, extent * 0.9, extent * 1.5], tilt: -31 }
}

/** The same as our frame gets it. */
export function gridEntities(count: number): FrameEntity[] {
  const { position, tilt } = viewOfGrid(count)
  const camera = frameEntity('camera', {
    kind: 'camera',
    position,
    rotation: [tilt, 0, 0],
    components: { camera: { view: 'free', fov: 32 } },
  })
  const things = thingsOnGrid(count).map(({ id, color, position }) =>
    frameEntity(id, { position, components: { geometry: { primitive: 'box' }, material: { color } } }),
  )
  return [camera, ...things]
}
