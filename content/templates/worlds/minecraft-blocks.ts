import type { ModelName } from '../../../model/components/model.ts'
import { placed } from '../placed.ts'
import type { EntityBlueprint } from '../scene-blueprint.ts'

type Material = 'grass' | 'earth' | 'sand' | 'stone' | 'snow' | 'gold' | 'wood' | 'leaf'

const materials: Readonly<Record<string, Material>> = {
  g: 'grass',
  e: 'earth',
  a: 'sand',
  s: 'stone',
  w: 'snow',
  $: 'gold',
  t: 'wood',
  l: 'leaf',
}

interface Layer {
  /** Metres over the ground. */
  readonly y: number
  /** Cells of 1 m: rows run from far (−z) to near, columns from left; what no material is stays empty. */
  readonly rows: readonly string[]
}

/** The cell that the first letter of a layer stands for. */
const corner = { x: -6, z: -7 } as const

/** What can be dug and stacked: a mountain with gold in it, a hill, two trees, and steps of sand along the shore. */
const layers: readonly Layer[] = [
  {
    y: 0,
    rows: [
      '',
      '',
      '            a',
      '            a',
      '            a',
      '            a',
      '      aa',
      '',
      '',
      '',
      '',
      '',
      'aaaaaa',
    ],
  },
  {
    y: 1,
    rows: ['sssssge ggee', 'ssssgg  g$gg', 'ss$sg     g', 'ggsg', 'gg     t', '', '', '', '', '', ' t  g'],
  },
  { y: 2, rows: ['ssss    gg', 'sssw     g', 'ssw', '  w', '       t', '', '', '', '', '', ' t'] },
  { y: 3, rows: ['sss', 'sw', 'w', '      lll', '      ltl', '      lll', '', '', '', '', ' t'] },
  { y: 4, rows: ['sw', 'w', '', '       l', '      lll', '       l', '', '', '', 'lll', 'lll', 'lll'] },
  { y: 5, rows: ['w', '', '', '', '', '', '', '', '', ' l', 'lll', ' l'] },
]

/** Each block as a thing of its own, solid, named by what it is made of. */
export function mountainBlocks(): readonly EntityBlueprint[] {
  const counts = new Map<Material, number>()
  return layers.flatMap(({ y, rows }) =>
    rows.flatMap((row, z) =>
      [...row].flatMap((letter, x) => {
        const material = materials[letter]
        if (!material) return []
        const count = (counts.get(material) ?? 0) + 1
        counts.set(material, count)
        const word = `${material[0]?.toUpperCase()}${material.slice(1)}`
        const model: ModelName = `${material}-block`
        return placed(model, count === 1 ? word : `${word} ${count}`, [corner.x + x, y, corner.z + z], {
          body: 'solid',
        })
      }),
    ),
  )
}
