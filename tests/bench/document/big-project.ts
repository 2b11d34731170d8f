import * as Y from 'yjs'
import { orderKeys } from '../../../model/document/order-keys.ts'
import { SceneId } from '../../../model/ids.ts'

/** The scene of `bigProject`. */
export const bigScene = SceneId.parse('bench-scene')

/** A scene of `count` entities with six components each, as update bytes. */
export function bigProject(count: number): Uint8Array {
  const document = new Y.Doc()
  document.clientID = 7
  const orders = orderKeys(count)
  document.transact(() => {
    const born = { t: 0, c: '' }
    const put = (root: string, id: string, values: object) =>
      document.getMap(root).set(id, new Y.Map(Object.entries(values)))
    put('scenes', bigScene, { name: 'scene1', template: '', order: 'a0', born, default: true })
    put('files', 'bench-index', { scene: bigScene, name: 'index', kind: 'js', order: 'a0', born })
    for (let index = 0; index < count; index++)
      put(`ents:${bigScene}`, `e${index}`, {
        kind: 'shape',
        name: `Box ${index}`,
        place: {
          p: index % 5 === 0 ? '' : `e${index - (index % 5)}`,
          o: orders[index],
          t: index,
          c: 'ana',
          prev: '',
        },
        position: [index % 100, 1.25, Math.floor(index / 100)],
        rotation: [0, 45, 0],
        scale: [1, 1, 1],
        geometry: { primitive: 'box' },
        material: { color: '#aabbcc', opacity: 1 },
      })
  })
  return Y.encodeStateAsUpdate(document)
}
