import type { GltfShape } from './gltf-shape.ts'
import { modelLimits } from './model-limits.ts'

/** Whether the nodes are trees, each with one parent at most, and none deeper than allowed. */
export function areTreesShallow({ nodes, scenes }: GltfShape): boolean {
  const isChild = new Set<number>()
  for (const { children } of nodes) {
    for (const child of children) {
      if (child >= nodes.length || isChild.has(child)) return false
      isChild.add(child)
    }
  }
  if (scenes.some((scene) => scene.nodes.some((node) => node >= nodes.length))) return false
  let level = nodes.map((_, index) => index).filter((index) => !isChild.has(index))
  let seen = level.length
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > modelLimits.depth) return false
    level = level.flatMap((index) => nodes[index]?.children ?? [])
    seen += level.length
  }
  return seen === nodes.length
}

const trianglesOf = (mode: number, count: number): number => {
  if (mode === 4) return Math.ceil(count / 3)
  return mode >= 5 ? Math.max(0, count - 2) : 0
}

/** Triangles and vertices of everything as often as it is shown, as the file says; `undefined` when it refers to nothing. */
export function countShown(gltf: GltfShape): { triangles: number; vertices: number } | undefined {
  let isBroken = false
  const countOf = (accessor: number | undefined): number => {
    const count = accessor === undefined ? 0 : gltf.accessors[accessor]?.count
    isBroken ||= count === undefined
    return count ?? 0
  }
  const meshes = gltf.meshes.map(({ primitives }) => {
    let [triangles, vertices] = [0, 0]
    for (const { attributes, indices, mode, targets } of primitives) {
      const positions = countOf(attributes.POSITION)
      for (const accessor of [attributes, ...targets].flatMap((one) => Object.values(one))) countOf(accessor)
      triangles += trianglesOf(mode, indices === undefined ? positions : countOf(indices))
      vertices += positions
    }
    return { triangles, vertices }
  })
  const times = new Array<number>(meshes.length).fill(0)
  for (const { mesh } of gltf.nodes) {
    if (mesh === undefined) continue
    if (mesh >= meshes.length) return undefined
    times[mesh] = (times[mesh] ?? 0) + 1
  }
  const total = { triangles: 0, vertices: 0 }
  meshes.forEach(({ triangles, vertices }, index) => {
    const shown = Math.max(1, times[index] ?? 0)
    total.triangles += triangles * shown
    total.vertices += vertices * shown
  })
  return isBroken ? undefined : total
}
