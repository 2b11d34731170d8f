import { frameEntity } from '../../support/scripts/frame-entities.ts'
import type { CasesOf } from './helper-case.ts'

const model = (name: string, id: string, position: [number, number, number]) =>
  frameEntity(id, { kind: 'model', position, components: { model: { name } } })

export const sceneCases: CasesOf<'scene'> = {
  'scene.get': { does: "tell(scene.get('scene-get').position.x)", tells: ['0'] },
  'scene.byId': { does: "tell(scene.byId('scene-byId-other').position.x)", tells: ['4'] },
  'scene.all': {
    things: [model('coin', 'coin-1', [1, 0, 0]), model('coin', 'coin-2', [2, 0, 0])],
    does: "tell(scene.all('coin').length)",
    tells: ['2'],
  },
  'scene.nearest': {
    things: [model('flag', 'flag-1', [1, 0, 30]), model('flag', 'flag-2', [2, 0, 0])],
    does: "tell(scene.nearest(me, 'flag').name)",
    tells: ['flag-2'],
  },
}
