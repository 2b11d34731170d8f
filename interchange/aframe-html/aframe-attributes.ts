import { aframeValues } from '../../model/components/aframe-values.ts'
import { sameJson } from '../../model/document/same-json.ts'
import type { Entity } from '../../model/project/project.ts'
import { readProperties, writeProperties } from './property-text.ts'

/** What a thing is in A-Frame's words, as attributes of its element. */
export const aframeAttributes = ({ components }: Entity): readonly (readonly [string, string])[] =>
  Object.entries(aframeValues(components)).map(([name, value]) => [name, writeProperties(value)])

/** Whether its attributes say all of it: an open `url(` or a semicolon in a value makes A-Frame read another one. */
export const isSaidByAttributes = ({ components }: Entity): boolean =>
  Object.values(aframeValues(components)).every(
    (value) => typeof value === 'string' || sameJson(readProperties(writeProperties(value)), value),
  )
