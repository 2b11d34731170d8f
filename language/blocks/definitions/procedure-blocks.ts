import type { BlockCoder } from '../block-coder.ts'
import type { OwnMeaning } from '../block-definition.ts'
import { atom, binding } from '../expression.ts'

const isNamed = (value: unknown): value is { readonly name: unknown; readonly id?: unknown } =>
  typeof value === 'object' && value !== null && 'name' in value

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** `async function name(parameters) { … }`; a parameter is a variable of the tab, which is hidden inside. */
function define(coder: BlockCoder, writeEnd: () => void): void {
  const name = coder.procedure(String(coder.field('NAME') ?? ''))
  const parameters = listOf(coder.extra('params')).flatMap((param) =>
    isNamed(param) && typeof param.id === 'string' ? [coder.variableOf(param.id)] : [],
  )
  coder.line(`async function ${name}(${parameters.join(', ')}) {`)
  coder.body('STACK', { kind: 'function' })
  writeEnd()
  coder.line('}')
}

/** `name(values)`, or `null` where no stack defines it. */
function callOf(coder: BlockCoder): string | null {
  const name = coder.procedure(String(coder.extra('name') ?? ''))
  const values = listOf(coder.extra('params')).map((_, index) =>
    coder.value(`ARG${index}`, binding.anything, '0'),
  )
  return name === null ? null : `${name}(${values.join(', ')})`
}

/**
 * Blockly's own blocks for procedures: their looks, words and mutators are Blockly's, and `model/blocks` keeps calls and definitions
 * together. Only what they mean is ours.
 */
export const procedureBlocks: Readonly<Record<string, OwnMeaning>> = {
  procedures_defnoreturn: {
    shape: 'procedure',
    code: (coder) => define(coder, () => undefined),
  },
  procedures_defreturn: {
    shape: 'procedure',
    code: (coder) => define(coder, () => coder.line(`  return ${coder.number('RETURN')};`)),
  },
  procedures_callnoreturn: {
    shape: 'statement',
    code(coder) {
      const text = callOf(coder)
      if (text !== null) coder.line(`await ${text};`)
    },
  },
  procedures_callreturn: {
    shape: 'any',
    code(coder) {
      const text = callOf(coder)
      return text === null ? atom('0') : coder.awaited(text)
    },
  },
  procedures_ifreturn: {
    shape: 'statement',
    code(coder) {
      const result = coder.value('VALUE', binding.anything, '')
      coder.line(`if (${coder.condition('CONDITION')}) return${result && ` ${result}`};`)
    },
  },
}
