import type { JsonObject } from '../../model/json.ts'
import type { CodeLocale, Said } from '../locale.ts'
import { blockCatalogue } from './block-catalogue.ts'
import { type BlockDefinition, listVariable } from './block-definition.ts'
import { offered } from './toolbox.ts'

/** A variable of the tab as Blockly knows it. */
export interface FlyoutVariable {
  readonly id: string
  readonly name: string
  readonly type: string
}

/** The two categories whose blocks are about variables; what they are about, and the block that is one. */
export const variableCategories = {
  variables: { holds: '', getter: 'variables_get', make: { en: 'Make a variable', de: 'Variable anlegen' } },
  lists: { holds: listVariable, getter: 'list_get', make: { en: 'Make a list', de: 'Liste anlegen' } },
} as const satisfies Record<string, { holds: string; getter: string; make: Said }>

/** Key of the button that makes a variable of a category. */
export const makeVariableKey = (category: keyof typeof variableCategories): string =>
  `nestling-make-${category}`

/**
 * What such a category offers, as Blockly's JSON: the button that makes one, each one there is, and the blocks, which are about the
 * newest at first.
 */
export function variableFlyout(
  category: keyof typeof variableCategories,
  variables: readonly FlyoutVariable[],
  locale: CodeLocale,
): readonly JsonObject[] {
  const { holds, getter, make } = variableCategories[category]
  const own = variables.filter(({ type }) => type === holds)
  const newest = own.at(-1)

  function about(
    type: string,
    definition: BlockDefinition,
    variable: FlyoutVariable | undefined,
  ): JsonObject {
    const json = offered(type, definition, locale)
    const names = Object.entries(definition.args).flatMap(([name, arg]) =>
      arg.kind === 'variable' && (arg.holds ?? '') === holds ? [name] : [],
    )
    if (!variable) return json
    const { id, name, type: of } = variable
    return { ...json, fields: Object.fromEntries(names.map((field) => [field, { id, name, type: of }])) }
  }

  return [
    { kind: 'button', text: make[locale], callbackkey: makeVariableKey(category) },
    ...(own.length > 0 ? own : [undefined]).map((variable) =>
      about(getter, blockCatalogue[getter], variable),
    ),
    ...Object.entries<BlockDefinition>(blockCatalogue)
      .filter(([type, definition]) => definition.category === category && type !== getter)
      .map(([type, definition]) => about(type, definition, newest)),
  ]
}
