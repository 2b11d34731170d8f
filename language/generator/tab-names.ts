import { listVariable } from '../blocks/block-definition.ts'
import { quote } from '../blocks/expression.ts'
import { isSoundName } from '../sounds/sound-catalogue.ts'
import type { BlockNode, ProgramVariable } from './block-node.ts'
import type { CodeWriter } from './code-writer.ts'
import { createNameGiver } from './name-giver.ts'
import { nameVariables } from './name-variables.ts'

/** The names of one tab's JavaScript: none is used twice, and all that have to be declared are. */
export interface TabNames {
  /** The constant for a thing; `block` is the one that asks. */
  thing(id: string, block: string): string
  /** What programs call a sound; nothing for a file that is not in the project any more. */
  sound(stored: string): string
  variable(id: string): string
  /** What people called a variable. */
  givenName(id: string): string
  /** The function that a procedure became, `null` where no stack defines it. */
  procedure(name: string): string | null
  shared(name: string, first: string): string
  declare(head: CodeWriter): void
}

interface Given {
  readonly stacks: readonly BlockNode[]
  readonly variables: ReadonlyMap<string, ProgramVariable>
  /** Names of the scene's things by id, and of sound files by reference. */
  readonly things: ReadonlyMap<string, string>
}

/** Blockly finds procedures by their names, whatever the case. */
const procedureKey = (name: string): string => name.trim().toLowerCase()

export function createTabNames({ stacks, variables, things }: Given): TabNames {
  const giver = createNameGiver()
  const constants = new Map<string, { readonly name: string; readonly block: string }>()
  const lets = new Map<string, { readonly name: string; readonly first: string }>()
  for (const [id, name] of nameVariables(giver, variables))
    lets.set(id, { name, first: variables.get(id)?.type === listVariable ? '[]' : '0' })
  const procedures = new Map<string, string>()
  for (const { type, fields } of stacks) {
    if (type !== 'procedures_defnoreturn' && type !== 'procedures_defreturn') continue
    const name = String(fields.NAME ?? '')
    procedures.set(procedureKey(name), giver.give(name, 'doIt'))
  }

  function letNamed(key: string, wanted: string, first: string): string {
    const known = lets.get(key)
    if (known) return known.name
    const name = giver.give(wanted, 'variable')
    lets.set(key, { name, first })
    return name
  }

  return {
    thing(id, block) {
      const known = constants.get(id)
      if (known) return known.name
      const name = giver.give(things.get(id) ?? '', 'thing')
      constants.set(id, { name, block })
      return name
    },
    sound: (stored) => (isSoundName(stored) ? stored : (things.get(stored) ?? '')),
    givenName: (id) => variables.get(id)?.name ?? '',
    variable: (id) => letNamed(id, '', '0'),
    procedure: (name) => procedures.get(procedureKey(name)) ?? null,
    shared: (name, first) => letNamed(`shared:${name}`, name, first),
    declare(head) {
      for (const [id, { name, block }] of constants)
        head.line(`const ${name} = scene.byId(${quote(id)});`, block)
      for (const { name, first } of lets.values()) head.line(`let ${name} = ${first};`, null)
    },
  }
}
