import type * as THREE from 'three'
import { usualSize } from '../../model/components/media.ts'
import { mostMoves } from '../../protocol/frame/from-frame.ts'
import type { FileMoves } from '../files/file-moves.ts'
import { type LookData, looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawFile } from './draw-file.ts'
import { tintGlow } from './tint-glow.ts'
import { tintOpacity } from './tint-opacity.ts'

type Data = LookData<'world-imported'>

/** What a drawn model is asked to do, and its movements as soon as its file was read. */
interface Performer {
  wanted: Pick<Data, 'move' | 'speed'>
  moves?: FileMoves
}

/** `world-imported`: a model of the library. While the world runs it does what was chosen of the movements of its file, else the first. */
export function registerImported(context: WorldContext): void {
  const performers = new WeakMap<THREE.Object3D, Performer>()
  defineWorldComponent(context, {
    name: 'world-imported',
    schema: looks['world-imported'],
    build(data) {
      const performer: Performer = { wanted: data }
      const place = draw(context, data, performer)
      performers.set(place, performer)
      context.puppets.watch({
        object: place,
        show: (seconds) => performer.moves?.show(seconds),
        rest: () => performer.moves?.rest(),
      })
      return place
    },
    adjust(place, data, before) {
      const performer = performers.get(place)
      if (!performer || shape(data) !== shape(before)) return false
      performer.wanted = data
      performer.moves?.use(data)
      return true
    },
  })
}

/** What the file has to be read anew for. */
const shape = ({ source, size, opacity, glow }: Data) => JSON.stringify([source, size, opacity, glow])

function draw(context: WorldContext, data: Data, performer: Performer): THREE.Group {
  const { source, size = usualSize, opacity, glow } = data
  return drawFile(context, source, async (address) => {
    const [{ readModel }, { FileMoves }] = await Promise.all([
      import('../files/read-model.ts'),
      import('../files/file-moves.ts'),
    ])
    const { object, clips, sides, end } = await readModel(address, size)
    tintOpacity(object, opacity)
    tintGlow(object, glow)
    if (clips.length > 0) performer.moves = new FileMoves(object, clips, performer.wanted)
    context.onModel?.(source, { moves: performer.moves?.names.slice(0, mostMoves) ?? [], sides })
    return { object, end }
  })
}
