import * as THREE from 'three'
import { usualSize } from '../../model/components/media.ts'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawFile } from './draw-file.ts'
import { tintGlow } from './tint-glow.ts'
import { tintOpacity } from './tint-opacity.ts'

/** `world-imported`: a model of the library. The first of its movements is what it does while the world runs. */
export function registerImported(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-imported',
    schema: looks['world-imported'],
    build({ source, size = usualSize, opacity, glow }) {
      let mixer: THREE.AnimationMixer | undefined
      const place = drawFile(context, source, async (address) => {
        const { readModel } = await import('../files/read-model.ts')
        const { object, clips, end } = await readModel(address, size)
        tintOpacity(object, opacity)
        tintGlow(object, glow)
        const [clip] = clips
        if (clip) {
          mixer = new THREE.AnimationMixer(object)
          mixer.clipAction(clip).play()
          mixer.setTime(0)
        }
        return { object, end }
      })
      context.puppets.watch({
        object: place,
        show: (seconds) => mixer?.setTime(seconds),
        rest: () => mixer?.setTime(0),
      })
      return place
    },
  })
}
