import type { JsonObject } from '../json.ts'
import { Aframe } from './aframe.ts'
import { Material } from './material.ts'

/**
 * What an entity is in A-Frame's words: the component `aframe` with the colour and opacity of `material`. Total: components that do
 * not keep to their schema are left out.
 */
export function aframeValues(components: Readonly<Record<string, JsonObject>>): Aframe {
  const parts = Aframe.safeParse(components.aframe ?? {}).data ?? {}
  const look = Material.safeParse(components.material).data
  if (!look || (parts.material === undefined && parts.geometry === undefined)) return parts
  const { color, opacity } = look
  const rest = typeof parts.material === 'object' ? parts.material : {}
  return {
    ...parts,
    material: {
      ...rest,
      ...(color !== undefined && { color }),
      ...(opacity !== undefined && { opacity: String(opacity) }),
    },
  }
}
