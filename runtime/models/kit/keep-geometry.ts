import type { BufferGeometry } from 'three'
import type { Three } from './three.ts'

/** A program may paint things in ever new colours; beyond this many the oldest are let go. */
const most = 240

const kept = new WeakMap<Three, Map<string, BufferGeometry>>()

/**
 * The geometry of that key, made when it is first asked for. One that is let go while something still shows it goes on working:
 * three.js only uploads it again.
 */
export function keepGeometry(three: Three, key: string, make: () => BufferGeometry): BufferGeometry {
  const geometries = kept.get(three) ?? new Map<string, BufferGeometry>()
  kept.set(three, geometries)
  const known = geometries.get(key)
  if (known) return known
  const made = make()
  geometries.set(key, made)
  const [oldest] = geometries
  if (geometries.size > most && oldest) {
    geometries.delete(oldest[0])
    oldest[1].dispose()
  }
  return made
}
