import { blockDefinition } from '../blocks/block-catalogue.ts'
import type { BlockCoder, ValueCode } from '../blocks/block-coder.ts'
import type { BlockDefinition } from '../blocks/block-definition.ts'
import { type Binding, binding, quote, within } from '../blocks/expression.ts'
import { itField } from '../blocks/it-field.ts'
import type { BlockNode, BlockOfLine } from './block-node.ts'
import { createCodeWriter } from './code-writer.ts'
import { createNameGiver } from './name-giver.ts'
import { readWorkspace } from './read-workspace.ts'

/** JavaScript that means what the blocks do, and for each of its lines (from 0) the block that it comes from. */
export interface GeneratedCode {
  readonly code: string
  readonly blockOfLine: BlockOfLine
}

/** Where a block stands: the statement whose lines it helps to write, and how many mouths it is in. */
interface Place {
  readonly statement: string
  readonly depth: number
  /** The thing that is called `it` here, and whether some block has asked for it; `null` where there is none. */
  readonly it: { isUsed: boolean } | null
}

const isValue = (definition: BlockDefinition): definition is Extract<BlockDefinition, { code: ValueCode }> =>
  definition.shape !== 'event' && definition.shape !== 'statement' && definition.shape !== 'last'

/** Counters of loops in loops; deeper ones get a number. */
const counters = ['i', 'j', 'k']

/**
 * The JavaScript of a blocks file from Blockly's JSON serialisation of its workspace. It uses the helper API only. Stacks
 * without an event and blocks of unknown types mean nothing. `names` are the things of the scene by id, for readable names.
 */
export function generateCode(state: unknown, names: ReadonlyMap<string, string>): GeneratedCode {
  const { stacks, variables } = readWorkspace(state)
  const giver = createNameGiver()
  const variableNames = new Map([...variables].map(([id, name]) => [id, giver.give(name, 'variable')]))
  const items = new Map<string, { readonly name: string; readonly block: string }>()
  const writer = createCodeWriter()

  function nameOfItem(id: string, block: string): string {
    const known = items.get(id)
    if (known) return known.name
    const name = giver.give(names.get(id) ?? '', 'thing')
    items.set(id, { name, block })
    return name
  }

  function nameOfVariable(id: string): string {
    const known = variableNames.get(id)
    if (known !== undefined) return known
    const name = giver.give('', 'variable')
    variableNames.set(id, name)
    return name
  }

  function coderFor(block: BlockNode, place: Place): BlockCoder {
    const value = (input: string, weakest: Binding, empty: string): string => {
      const inner = block.input(input)
      const definition = inner && blockDefinition(inner.type)
      return definition && isValue(definition)
        ? within(definition.code(coderFor(inner, place)), weakest)
        : empty
    }
    return {
      item(field) {
        const stored = block.fields[field]
        const id = typeof stored === 'string' ? stored : ''
        if (id !== itField) return nameOfItem(id, place.statement)
        if (!place.it) return nameOfItem('', place.statement)
        place.it.isUsed = true
        return 'it'
      },
      variable(field) {
        const stored = block.fields[field]
        return nameOfVariable(
          String(typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'id') : stored),
        )
      },
      choice(field) {
        const stored = block.fields[field]
        if (stored !== undefined) return String(stored)
        const arg = blockDefinition(block.type)?.args[field]
        return arg?.kind === 'choice' ? (arg.choices[0]?.value ?? '') : ''
      },
      field: (name) => block.fields[name],
      value,
      number: (input) => value(input, binding.anything, '0'),
      text: (input) => value(input, binding.anything, "''"),
      condition: (input) => value(input, binding.anything, 'false'),
      seconds: (input) => `{seconds: ${value(input, binding.anything, '0')}}`,
      body(input, options) {
        const inside = { depth: place.depth + 1, it: options ? { isUsed: false } : place.it }
        writer.indented(() => writeStack(block.input(input), inside))
      },
      line: (text) => writer.line(text, place.statement),
      loopName: () => counters[place.depth] ?? `i${place.depth}`,
      isPlainNumber: (input) => block.input(input)?.type === 'math_number',
    }
  }

  function writeStack(first: BlockNode | null, place: Omit<Place, 'statement'>): void {
    for (let block = first; block; block = block.next) {
      const definition = blockDefinition(block.type)
      if (definition?.shape === 'statement' || definition?.shape === 'last')
        definition.code(coderFor(block, { ...place, statement: block.id }))
    }
  }

  for (const stack of stacks) {
    const definition = blockDefinition(stack.type)
    if (definition?.shape !== 'event') continue
    const { call, hasIt } = definition.code(coderFor(stack, { statement: stack.id, depth: 0, it: null }))
    const it = hasIt ? { isUsed: false } : null
    writer.line(() => `${call}async (${it?.isUsed ? 'it' : ''}) => {`, stack.id)
    writer.indented(() => writeStack(stack.next, { depth: 0, it }))
    writer.line('});', stack.id)
  }

  const head = createCodeWriter()
  for (const [id, { name, block }] of items) head.line(`const ${name} = scene.byId(${quote(id)});`, block)
  for (const name of variableNames.values()) head.line(`let ${name} = 0;`, null)
  if (head.code !== '' && writer.code !== '') head.line('', null)
  return {
    code: head.code + writer.code,
    blockOfLine: [...head.blockOfLine, ...writer.blockOfLine],
  }
}
