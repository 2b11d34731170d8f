import { blockDefinition, blockMeaning } from '../blocks/block-catalogue.ts'
import type { BlockCoder, ValueCode } from '../blocks/block-coder.ts'
import type { OwnMeaning } from '../blocks/block-definition.ts'
import { type Binding, binding, quote, within } from '../blocks/expression.ts'
import { itField } from '../blocks/it-field.ts'
import type { BlockNode } from './block-node.ts'
import type { BlockPlace } from './block-place.ts'
import type { CodeWriter } from './code-writer.ts'
import type { TabNames } from './tab-names.ts'

type ValueMeaning = Extract<OwnMeaning, { code: ValueCode }>

const isValue = (meaning: OwnMeaning): meaning is ValueMeaning =>
  !['event', 'statement', 'last', 'procedure'].includes(meaning.shape)

const valueMeaning = (block: BlockNode | null): ValueMeaning | null => {
  const meaning = block && blockMeaning(block.type)
  return meaning && isValue(meaning) ? meaning : null
}

/** A field for a variable holds `{id}`, or, in old files, the id alone. */
const variableId = (stored: unknown): string =>
  String(typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'id') : stored)

/** Counters of loops in loops; deeper ones get a number. */
const counters = ['i', 'j', 'k']

/** What a coder writes with, the same for all blocks of a tab. */
export interface CoderTools {
  readonly names: TabNames
  readonly writer: CodeWriter
  writeStack(first: BlockNode | null, place: BlockPlace): void
}

/** What the code of one block works with, at its place. */
export function createCoder(block: BlockNode, place: BlockPlace, tools: CoderTools): BlockCoder {
  const { names, writer } = tools

  function valueAt(at: BlockPlace, input: string, weakest: Binding, empty: string): string {
    const inner = block.input(input)
    const meaning = valueMeaning(inner)
    return inner && meaning ? within(meaning.code(createCoder(inner, at, tools)), weakest) : empty
  }
  const value = (input: string, weakest: Binding, empty: string) => valueAt(place, input, weakest, empty)

  return {
    item(field) {
      const stored = block.fields[field]
      const id = typeof stored === 'string' ? stored : ''
      if (id !== itField) return names.thing(id, place.statement)
      if (!place.it) return names.thing('', place.statement)
      place.it.isUsed = true
      return 'it'
    },
    sound(field) {
      const arg = blockDefinition(block.type)?.args[field]
      const stored = block.fields[field] ?? (arg?.kind === 'sound' ? arg.value : '')
      return quote(names.sound(String(stored)))
    },
    variable: (field) => names.variable(variableId(block.fields[field])),
    nameOf: (field) => names.givenName(variableId(block.fields[field])),
    variableOf: (id) => names.variable(id),
    choice(field) {
      const stored = block.fields[field]
      if (stored !== undefined) return String(stored)
      const arg = blockDefinition(block.type)?.args[field]
      return arg?.kind === 'choice' || arg?.kind === 'colour' ? (arg.choices[0]?.value ?? '') : ''
    },
    field: (name) => block.fields[name],
    value,
    number: (input) => value(input, binding.anything, '0'),
    text: (input) => value(input, binding.anything, "''"),
    condition: (input) => value(input, binding.anything, 'false'),
    index(input) {
      const inner = block.input(input)
      if (inner?.type === 'math_number') return String(Number(inner.fields.NUM) - 1)
      return `${value(input, binding.plus, '1')} - 1`
    },
    place: (input) => value(input, binding.anything, '{x: 0, y: 0, z: 0}'),
    textAtom(input) {
      const meaning = valueMeaning(block.input(input))
      if (meaning && meaning.shape !== 'String') return `String(${value(input, binding.anything, "''")})`
      return value(input, binding.call, "''")
    },
    seconds: (input) => `{seconds: ${value(input, binding.anything, '0')}}`,
    check(input) {
      const check = { awaits: false }
      const text = valueAt({ ...place, check }, input, binding.anything, 'false')
      return `${check.awaits ? 'async ' : ''}() => ${text}`
    },
    body(input, { hasIt, kind } = {}) {
      const inside = {
        ...place,
        depth: place.depth + 1,
        it: hasIt ? { isUsed: false } : place.it,
        isInLoop: kind ? kind === 'loop' : place.isInLoop,
      }
      writer.indented(() => tools.writeStack(block.input(input), inside))
    },
    line: (text) => writer.line(text, place.statement),
    loopName: () => counters[place.depth] ?? `i${place.depth}`,
    isPlainNumber: (input) => block.input(input)?.type === 'math_number',
    isInLoop: place.isInLoop,
    shared: (name, first) => names.shared(name, first),
    extra: (name) => block.extra[name],
    procedure: (name) => names.procedure(name),
    awaited(call) {
      if (place.check) place.check.awaits = true
      return { text: `await ${call}`, binds: binding.not }
    },
  }
}
