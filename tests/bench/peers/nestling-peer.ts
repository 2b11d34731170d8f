import * as Y from 'yjs'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { EntityId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { bigProject, bigScene } from '../document/big-project.ts'
import { busForBench } from '../document/open-for-bench.ts'
import type { Peer, PeerEntity } from './peer.ts'

/** Ours, whole: each change a command through the bus, with journal and undo; loading includes the materialised scene. */
export const nestlingPeer: Peer = {
  name: 'Nestling',
  create() {
    const { bus, document } = busForBench(bigProject(0))
    return {
      add(id, { kind, name, position, rotation, scale, geometry, material }: PeerEntity) {
        const verdict = bus.execute(createEntity, {
          entityId: EntityId.parse(id),
          sceneId: bigScene,
          kind,
          name,
          parentId: null,
          before: null,
          position: vector(position),
          rotation: vector(rotation),
          scale: vector(scale),
          components: { geometry: { ...geometry }, material: { ...material } },
        })
        if (!verdict.ok) throw new Error(verdict.code)
        bus.project.entity(EntityId.parse(id))
      },
      move(id, position) {
        const changes = [{ entityId: EntityId.parse(id), position: vector(position) }]
        const verdict = bus.execute(transformEntities, { changes })
        if (!verdict.ok) throw new Error(verdict.code)
        bus.project.entity(EntityId.parse(id))
      },
      encode: () => Y.encodeStateAsUpdateV2(document),
    }
  },
  load(bytes) {
    const { document, loaded } = openDocument()
    Y.applyUpdateV2(document, bytes)
    loaded()
    return materialise(document).entities(bigScene).length
  },
}

const vector = ([x = 0, y = 0, z = 0]: readonly number[]): [number, number, number] => [x, y, z]
