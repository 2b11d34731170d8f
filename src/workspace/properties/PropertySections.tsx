import type { Entity } from '../../../model/project/project.ts'
import { AdvancedSection } from './AdvancedSection.tsx'
import { ComponentSection } from './ComponentSection.tsx'
import { componentSections } from './component-sections.ts'
import { EffectSection } from './EffectSection.tsx'
import { LookSection } from './LookSection.tsx'
import { MarkerSection } from './MarkerSection.tsx'
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
  // Fields keep what was begun and is not stored, so each thing has fields of its own; those of its place, which are most, can go on to the next.
  const of = entities.map(({ id }) => id).join()
  return (
    <>
      {areAll(withLook) ? (
        <LookSection key={`look ${of}`} entities={entities} isDisabled={isDisabled} />
      ) : null}
      <PlaceSection entities={entities} isDisabled={isDisabled} />
      {only?.kind === 'camera' && others.length === 0 ? (
        <ViewAsStart camera={only} isDisabled={isDisabled} />
      ) : null}
      {componentSections
        .filter(({ name }) => entities.every(({ components }) => components[name] !== undefined))
        .map((section) => (
          <ComponentSection
            key={`${section.name} ${of}`}
            entities={entities}
            section={section}
            isDisabled={isDisabled}
          />
        ))}
      {only?.kind === 'image' && others.length === 0 ? (
        <MarkerSection key={`marker ${of}`} picture={only} isDisabled={isDisabled} />
      ) : null}
      {areAll(withEffect) ? (
        <EffectSection key={`effect ${of}`} entities={entities} isDisabled={isDisabled} />
      ) : null}
      {areAll(withPhysics) ? (
        <PhysicsSection key={`physics ${of}`} entities={entities} isDisabled={isDisabled} />
      ) : null}
      {only && others.length === 0 ? (
        <AdvancedSection key={`more ${of}`} entity={only} isDisabled={isDisabled} />
      ) : null}
    </>
  )
}
