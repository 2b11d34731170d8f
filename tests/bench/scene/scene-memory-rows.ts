import { frameEntity } from '../../runtime/support/frame-entity.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import type { SceneFrame } from './scene-frame.ts'
import { usedHeap } from './used-heap.ts'

const warmUps = 6
const cycles = 50
/** Issue 'Design': flat, ± 5 %. */
const budget = 1.05

const thing = (id: string, kind: string, components: Readonly<Record<string, unknown>>, x = 0, z = 0) =>
  frameEntity(id, { kind, position: [x, 0, z], components })

/** Some of each kind that draws something of its own, with a sun that throws shadows. */
const scene = [
  thing('sun', 'light', { light: { type: 'sun', color: '#ffffff', intensity: 2 } }, 8, 8),
  thing('around', 'environment', {
    environment: { preset: 'forest', skyTop: '#6ea8ff', skyBottom: '#ffffff', ground: '#7bd12b' },
  }),
  ...Array.from({ length: 30 }, (_, index) => {
    const standing = (kind: string, x: number, components: Readonly<Record<string, unknown>>) =>
      thing(`${kind}-${index}`, kind, components, x, index)
    return [
      standing('shape', 0, {
        geometry: { primitive: 'box' },
        material: { color: '#ff0000', opacity: 0.6, glow: 1 },
      }),
      standing('text', 2, { text: { value: `Word ${index}`, color: '#ffffff' } }),
      standing('model', 4, { model: { name: 'cat', clip: 'idle' }, effect: { name: 'spin' } }),
      standing('aframe', 6, { aframe: { geometry: { primitive: 'sphere' }, material: { color: 'green' } } }),
    ]
  }).flat(),
]

/** What stays in the scene frame's memory and on the graphics card when a scene has been opened and closed 50 times. */
export async function sceneMemoryRows(frame: SceneFrame): Promise<BenchRow[]> {
  const session = await frame.scene.page().context().newCDPSession(frame.scene)
  const look = async () => ({ heap: await usedHeap(session), kept: await keptOnCard(frame) })
  const cycle = async () => {
    await frame.show(scene)
    await frame.load(0)
  }
  for (let count = 0; count < warmUps; count++) await cycle()
  const before = await look()
  for (let count = 0; count < cycles; count++) await cycle()
  const after = await look()
  const name = `after opening and closing a scene ${cycles} times`
  const than = `after ${warmUps} times`
  return [
    ratioRow(`Memory ${name}`, after.heap, 'MB', { name: than, value: before.heap }, budget),
    ratioRow(
      `Geometries and pictures on the card ${name}`,
      after.kept,
      '',
      { name: than, value: before.kept },
      1,
    ),
  ]
}

function keptOnCard({ scene }: SceneFrame): Promise<number> {
  return scene.evaluate(`
    (() => {
      const { geometries, textures } = document.querySelector('a-scene').renderer.info.memory
      return geometries + textures
    })()`)
}
