import type { Entity } from '../../../model/project/project.ts'
import { AdvancedSection } from './AdvancedSection.tsx'
import { ComponentSection } from './ComponentSection.tsx'
import { componentSections } from './component-sections.ts'
import { EffectSection } from './EffectSection.tsx'
import { LookSection } from './LookSection.tsx'
import { PhysicsSection } from './PhysicsSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { ViewAsStart } from './ViewAsStart.tsx'

interface PropertySectionsProps {
  /** At least one. */
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

const withLook = ['model', 'shape', 'text', 'image', 'imported']
const withPhysics = ['model', 'shape', 'imported']
const withEffect = ['model', 'shape', 'text', 'image', 'imported', 'doodle', 'hotspot']

/** What can be changed of all of these things: the sections that every one of them has, colours first, which children look for first. */
export function PropertySections({ entities, isDisabled }: PropertySectionsProps) {
  const areAll = (kinds: readonly string[]) => entities.every(({ kind }) => kinds.includes(kind))
  const [only, ...others] = entities
  return (
    <>
      {areAll(withLook) ? <LookSection entities={entities} isDisabled={isDisabled} /> : null}
      <PlaceSection entities={entities} isDisabled={isDisabled} />
      {only?.kind === 'camera' && others.length === 0 ? (
        <ViewAsStart camera={only} isDisabled={isDisabled} />
      ) : null}
      {componentSections
        .filter(({ name }) => entities.every(({ components }) => components[name] !== undefined))
        .map((section) => (
          <ComponentSection
            key={section.name}
            entities={entities}
            section={section}
            isDisabled={isDisabled}
          />
        ))}
      {areAll(withEffect) ? <EffectSection entities={entities} isDisabled={isDisabled} /> : null}
      {areAll(withPhysics) ? <PhysicsSection entities={entities} isDisabled={isDisabled} /> : null}
      {only && others.length === 0 ? <AdvancedSection entity={only} isDisabled={isDisabled} /> : null}
    </>
  )
}
