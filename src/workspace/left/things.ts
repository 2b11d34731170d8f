import type { Primitive } from '../../../model/components/geometry.ts'
import { primitives } from '../../../model/components/geometry.ts'
import { modelNames } from '../../../model/components/model.ts'
import { environmentThings } from './environment-things.ts'
import { lightThings } from './light-things.ts'
import type { Thing } from './thing.ts'

const one = [1, 1, 1] as const

/** A shape's first colour, so that a heap of new shapes is not one grey lump. */
const firstColours: Readonly<Record<Primitive, string>> = {
  box: '#4C86C6',
  sphere: '#D8427F',
  cylinder: '#FFC247',
  cone: '#EE7A54',
  plane: '#AFCF70',
  torus: '#43AEC6',
  pyramid: '#EE9A2E',
}

const models = modelNames.map<Thing>((name) => ({
  id: name,
  label: `design.things.${name}`,
  category: '3d_models',
  kind: 'model',
  components: { model: { name } },
  offset: [0, 0, 0],
  scale: one,
}))

const shapes = primitives.map<Thing>((primitive) => ({
  id: primitive,
  label: `design.things.${primitive}`,
  category: 'basic_shapes',
  kind: 'shape',
  components: { geometry: { primitive }, material: { color: firstColours[primitive] } },
  offset: primitive === 'plane' ? [0, 0.02, 0] : [0, 0.5, 0],
  scale: primitive === 'plane' ? [4, 1, 4] : one,
}))

/** Everything that the picker offers, in the order in which it is shown. The text's words come with the language. */
export const things = (sampleText: string): readonly Thing[] => [
  ...models,
  ...shapes,
  {
    id: 'text',
    label: 'design.things.text',
    category: 'text',
    kind: 'text',
    components: { text: { value: sampleText, color: '#FFFAF2' } },
    offset: [0, 1.5, 0],
    scale: [3, 3, 3],
  },
  ...environmentThings,
  ...lightThings,
]
