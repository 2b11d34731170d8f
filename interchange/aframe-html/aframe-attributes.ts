import { aframeValues } from '../../model/components/aframe-values.ts'
import type { Entity } from '../../model/project/project.ts'
import { writeProperties } from './property-text.ts'

/** What a thing is in A-Frame's words, as attributes of its element. */
export const aframeAttributes = ({ components }: Entity): readonly (readonly [string, string])[] =>
  Object.entries(aframeValues(components)).map(([name, value]) => [name, writeProperties(value)])
