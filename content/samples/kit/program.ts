import { listVariable } from '../../../language/blocks/block-definition.ts'
import type {
  BlockBlueprint,
  FileBlueprint,
  StackBlueprint,
  VariableBlueprint,
} from '../../templates/scene-blueprint.ts'
import { widthOf } from './block-width.ts'

/** Pixels of a row of a program, of what a mouth has besides its rows, and between stacks. */
const rowHeight = 58
const mouthHeight = 44
const gap = 48
const columnHeight = 900

const height = (blocks: readonly BlockBlueprint[]): number =>
  blocks.reduce((sum, { inside = [], mouths = {} }) => {
    const filled = [inside, ...Object.values(mouths)].filter((mouth) => mouth.length > 0)
    return sum + rowHeight + filled.reduce((inner, mouth) => inner + mouthHeight + height(mouth), 0)
  }, 0)

/** Stacks below each other, in columns that can be seen at once. */
function arranged(stacks: readonly (readonly BlockBlueprint[])[]): readonly StackBlueprint[] {
  let [x, y, width] = [40, 40, 0]
  return stacks.map((statements) => {
    const own = height(statements)
    if (y > 40 && y + own > columnHeight) [x, y, width] = [x + width + gap, 40, 0]
    const at = [x, y] as const
    y += own + gap
    width = Math.max(width, widthOf(statements))
    return { at, statements }
  })
}

/** The one tab of a sample: its variables and its stacks. */
export const program = (
  variables: readonly VariableBlueprint[],
  ...stacks: readonly (readonly BlockBlueprint[])[]
): readonly FileBlueprint[] => [{ name: 'index', kind: 'blocks', stacks: arranged(stacks), variables }]

const idOf = (name: string): string => name.replaceAll(' ', '-')

/** A variable of the tab. */
export const variable = (name: string): VariableBlueprint => ({ id: idOf(name), name })
/** A list of the tab. */
export const list = (name: string): VariableBlueprint => ({ id: idOf(name), name, type: listVariable })
