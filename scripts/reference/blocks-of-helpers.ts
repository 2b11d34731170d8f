import { blockCatalogue } from '../../language/blocks/block-catalogue.ts'
import type { BlockDefinition } from '../../language/blocks/block-definition.ts'
import { offered } from '../../language/blocks/toolbox.ts'
import { generateCode } from '../../language/generator/generate-code.ts'
import { helperCatalogue } from '../../language/helper-api/helper-catalogue.ts'
import type { JsonObject } from '../../model/json.ts'

export interface NamedBlock {
  readonly type: string
  readonly definition: BlockDefinition
}

/** The first block, in the order of the toolbox, whose JavaScript uses a helper, by `owner.name`. */
export function blocksOfHelpers(): ReadonlyMap<string, NamedBlock> {
  const blocks = new Map<string, NamedBlock>()
  for (const [type, definition] of Object.entries<BlockDefinition>(blockCatalogue))
    for (const fields of choicesOf(definition))
      for (const helper of helpersIn(ownLines(type, definition, fields)))
        if (!blocks.has(helper)) blocks.set(helper, { type, definition })
  return blocks
}

/** Fields in which each choice of each drop-down is chosen once. */
const choicesOf = ({ args }: BlockDefinition): readonly JsonObject[] => [
  {},
  ...Object.entries(args).flatMap(([name, arg]) =>
    arg.kind === 'choice' || arg.kind === 'colour' ? arg.choices.map(({ value }) => ({ [name]: value })) : [],
  ),
]

const variable = { id: 'value', name: 'value', type: '' }

/** The JavaScript of a block as the toolbox offers it, without what stands around it. */
function ownLines(type: string, definition: BlockDefinition, chosen: JsonObject): string {
  const { args, shape } = definition
  const things = Object.keys(args).filter((name) => args[name]?.kind === 'item')
  const fields = { ...Object.fromEntries(things.map((name) => [name, 'thing'])), ...chosen }
  const block = { ...offered(type, definition, 'en'), id: 'own', fields }
  const holder = { type: 'variables_set', id: 'own', fields: { VAR: { id: variable.id } } }
  const isValue = shape !== 'event' && shape !== 'statement' && shape !== 'last'
  const inside = isValue ? { ...holder, inputs: { VALUE: { block } } } : block
  const start = { type: 'event_start', id: 'start', next: { block: inside } }
  const state = { blocks: { blocks: [shape === 'event' ? block : start] }, variables: [variable] }
  const { code, blockOfLine } = generateCode(state, new Map([['thing', 'thing']]))
  return code
    .split('\n')
    .filter((_, line) => blockOfLine[line] === 'own')
    .join('\n')
}

const isOwner = (name: string): name is keyof typeof helperCatalogue => Object.hasOwn(helperCatalogue, name)

function helpersIn(code: string): readonly string[] {
  const members = [...code.matchAll(/([\w)\]]+)\.(\w+)/g)].flatMap(([, subject = '', name = '']) => {
    const owner = isOwner(subject) && Object.hasOwn(helperCatalogue[subject], name) ? subject : 'item'
    return Object.hasOwn(helperCatalogue[owner], name) ? [`${owner}.${name}`] : []
  })
  const globals = [...code.matchAll(/(?<![.'\w])([a-z]\w*)\b(?!')/g)].flatMap(([, name = '']) =>
    Object.hasOwn(helperCatalogue.globals, name) ? [`globals.${name}`] : [],
  )
  return [...members, ...globals]
}
