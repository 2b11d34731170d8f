import { blockDefinition } from '../blocks/block-catalogue.ts'
import type { BlockCoder, EventCode, StatementCode, ValueCode } from './block-coder.ts'
import type { BlockNode, BlockOfLine } from './block-node.ts'
import { createCodeWriter } from './code-writer.ts'
import { eventCode } from './event-code.ts'
import { type Binding, quote, within } from './expression.ts'
import { createNameGiver } from './name-giver.ts'
import { readWorkspace } from './read-workspace.ts'
import { statementCode } from './statement-code.ts'
import { valueCode } from './value-code.ts'

/** JavaScript that means what the blocks do, and for each of its lines (from 0) the block that it comes from. */
export interface GeneratedCode {
  readonly code: string
  readonly blockOfLine: BlockOfLine
}

const eventCodes = new Map<string, EventCode>(Object.entries(eventCode))
const statementCodes = new Map<string, StatementCode>(Object.entries(statementCode))
const valueCodes = new Map<string, ValueCode>(Object.entries(valueCode))

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

  function coderFor(current: BlockNode, depth: number): BlockCoder {
    return {
      item(block, field) {
        const stored = block.fields[field]
        const id = typeof stored === 'string' ? stored : ''
        const known = items.get(id)
        if (known) return known.name
        const name = giver.give(names.get(id) ?? '', 'thing')
        items.set(id, { name, block: current.id })
        return name
      },
      variable(block) {
        const stored = block.fields.VAR
        const id = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'id') : stored
        const key = String(id)
        const known = variableNames.get(key)
        if (known !== undefined) return known
        const name = giver.give('', 'variable')
        variableNames.set(key, name)
        return name
      },
      choice(block, field) {
        const stored = block.fields[field]
        if (stored !== undefined) return String(stored)
        const arg = blockDefinition(block.type)?.args[field]
        return arg?.kind === 'choice' ? (arg.choices[0]?.value ?? '') : ''
      },
      value(block, input, weakest: Binding, empty) {
        const inner = block.input(input)
        const code = inner && valueCodes.get(inner.type)
        return inner && code ? within(code(coderFor(current, depth), inner), weakest) : empty
      },
      body(block, input) {
        writer.indented(() => writeStack(block.input(input), depth + 1))
      },
      line: (text) => writer.line(text, current.id),
      loopName: () => counters[depth] ?? `i${depth}`,
      isPlainNumber: (block, input) => block.input(input)?.type === 'math_number',
    }
  }

  function writeStack(first: BlockNode | null, depth: number): void {
    for (let block = first; block; block = block.next)
      statementCodes.get(block.type)?.(coderFor(block, depth), block)
  }

  for (const stack of stacks) {
    const event = eventCodes.get(stack.type)
    if (!event) continue
    writer.line(`${event(coderFor(stack, 0), stack)}async () => {`, stack.id)
    writer.indented(() => writeStack(stack.next, 0))
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
