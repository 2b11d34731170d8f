import type { BlockNode, BlockProgram } from './block-node.ts'

type Loose = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordOf = (value: unknown): Loose => (isRecord(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isDisabled = (state: Loose): boolean =>
  state.enabled === false || listOf(state.disabledReasons).length > 0

/** A block of Blockly's JSON, `null` if it is none. A disabled block lets the next one take its place, as in Blockly. */
function readBlock(value: unknown): BlockNode | null {
  let state = value
  while (isRecord(state) && isDisabled(state)) state = recordOf(state.next).block
  if (!isRecord(state) || typeof state.type !== 'string') return null
  const inputs = recordOf(state.inputs)
  const { next } = state
  return {
    id: typeof state.id === 'string' ? state.id : '',
    type: state.type,
    fields: recordOf(state.fields),
    extra: recordOf(state.extraState),
    input(name) {
      const slot = recordOf(inputs[name])
      return readBlock(slot.block) ?? readBlock(slot.shadow)
    },
    get next() {
      return readBlock(recordOf(next).block)
    },
  }
}

/** A workspace from Blockly's JSON serialisation. Total: anything that is not one is an empty program. */
export function readWorkspace(state: unknown): BlockProgram {
  const { blocks, variables } = recordOf(state)
  return {
    stacks: listOf(recordOf(blocks).blocks).flatMap((block) => readBlock(block) ?? []),
    variables: new Map(
      listOf(variables).flatMap((variable) => {
        const { id, name, type } = recordOf(variable)
        return typeof id === 'string' && typeof name === 'string'
          ? [[id, { name, type: typeof type === 'string' ? type : '' }] as const]
          : []
      }),
    ),
  }
}
