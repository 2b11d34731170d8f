import * as THREE from 'three'
import { looks } from '../scene/look-of.ts'
import type { WorldContext } from '../scene/world-context.ts'
import { defineWorldComponent } from './define-world-component.ts'
import { drawFile } from './draw-file.ts'

const cream = new THREE.MeshStandardMaterial({ color: '#FFF3DC', roughness: 0.92, flatShading: true })
const berry = new THREE.MeshStandardMaterial({ color: '#D8427F', roughness: 0.92, flatShading: true })
const magnet = new THREE.BoxGeometry(0.24, 0.28, 0.2).translate(0, 0.5, 0.16)
const cone = new THREE.CylinderGeometry(0.34, 0.12, 0.28, 10).rotateX(-Math.PI / 2).translate(0, 0.5, -0.06)
const foot = new THREE.CylinderGeometry(0.05, 0.22, 0.36, 8).translate(0, 0.18, 0.16)

/** A loudspeaker, to be seen while editing only. */
const speaker = (): THREE.Object3D =>
  new THREE.Group().add(
    new THREE.Mesh(magnet, berry),
    new THREE.Mesh(cone, cream),
    new THREE.Mesh(foot, berry),
  )

/** `world-sound`: a sound of the library, which is heard while the world runs. */
export function registerSound(context: WorldContext): void {
  defineWorldComponent(context, {
    name: 'world-sound',
    schema: looks['world-sound'],
    build({ source, volume = 1, loop = false }) {
      if (context.isEditing) return speaker()
      return drawFile(context, source, async (address) => {
        const audio = new Audio(address)
        Object.assign(audio, { loop, volume })
        context.players.add(audio)
        const object = new THREE.Group()
        object.userData.media = audio
        return { object, end: () => context.players.remove(audio), whole: beginning(audio) }
      })
    },
  })
}

/** Whether it can be heard. A browser that fetches no more of it before it plays says so instead. */
function beginning(audio: HTMLAudioElement): Promise<boolean> {
  return new Promise((resolve) => {
    audio.addEventListener('loadeddata', () => resolve(true), { once: true })
    audio.addEventListener('suspend', () => resolve(audio.error === null), { once: true })
    audio.addEventListener('error', () => resolve(false), { once: true })
  })
}
