import { orderKeys } from '../../../model/document/order-keys.ts'
import type { PeerEntity } from './peer.ts'

/** Boxes with six components each, all at the top of one scene. */
export function someEntities(count: number): readonly PeerEntity[] {
  return orderKeys(count).map((o, index) => ({
    kind: 'shape',
    name: `Box ${index}`,
    place: { p: '', o, t: index, c: 'ana', prev: '' },
    position: [index % 100, 1.25, Math.floor(index / 100)],
    rotation: [0, 45, 0],
    scale: [1, 1, 1],
    geometry: { primitive: 'box' },
    material: { color: '#aabbcc', opacity: 1 },
  }))
}
