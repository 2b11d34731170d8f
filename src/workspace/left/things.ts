import { type Primitive, primitives } from '../../../model/components/geometry.ts'
import { modelNames } from '../../../model/components/model.ts'
import { metresPerPixel, newSheet } from '../../../model/components/shown-doodle.ts'
import { environmentThings } from './environment-things.ts'
import { figureThings } from './figure-things.ts'
import { hotspotThings } from './hotspot-things.ts'
import { lightThings } from './light-things.ts'
import { modelThing } from './model-thing.ts'
import { shapeColours } from './shape-colours.ts'
import { textThings } from './text-things.ts'
import type { Thing } from './thing.ts'

const one = [1, 1, 1] as const

/** Metres from the ground to the middle of a shape; half a metre where nothing is said. */
const middles: Readonly<Partial<Record<Primitive, number>>> = { plane: 0.02, 'half-sphere': 0.25 }

const shapes = primitives.map<Thing>((primitive) => ({
  id: primitive,
  label: `design.things.${primitive}`,
  category: 'basic_shapes',
  kind: 'shape',
  components: { geometry: { primitive }, material: { color: shapeColours[primitive] } },
  offset: [0, middles[primitive] ?? 0.5, 0],
  scale: primitive === 'plane' ? [4, 1, 4] : one,
}))

/** Everything that the picker offers, in the order in which it is shown. The text's words come with the language. */
export const things = (sampleText: string): readonly Thing[] => [
  ...modelNames.map(modelThing),
  ...shapes,
  ...textThings(sampleText),
  {
    id: 'doodle',
    label: 'design.things.doodle',
    category: 'media',
    kind: 'doodle',
    components: {},
    offset: [0, (newSheet.height / 2) * metresPerPixel, 0],
    scale: one,
  },
  ...environmentThings,
  ...lightThings,
  ...figureThings,
  ...hotspotThings(sampleText),
]
