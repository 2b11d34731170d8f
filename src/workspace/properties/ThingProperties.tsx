import type { Entity } from '../../../model/project/project.ts'
import { EntityProperties } from './EntityProperties.tsx'
import { ManyProperties } from './ManyProperties.tsx'

/** All that can be changed of what is selected, which is at least one thing. */
export function ThingProperties({ entities }: { readonly entities: readonly Entity[] }) {
  const [first, ...others] = entities
  if (!first) return null
  if (others.length > 0) return <ManyProperties entities={entities} />
  return <EntityProperties entity={first} />
}
