import * as Blockly from 'blockly/core'
import * as En from 'blockly/msg/en'
import { beforeAll, expect, test } from 'vitest'
import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import type { BlockDefinition } from '../../../language/blocks/block-definition.ts'
import { blocksAsJson } from '../../../language/blocks/block-json.ts'
import { registerHeadlessFields } from '../../../language/blocks/headless-fields.ts'
import { registerBlocks } from '../../../language/blocks/register-blocks.ts'
import { filledCategories, toolbox } from '../../../language/blocks/toolbox.ts'
import { variableFlyout } from '../../../language/blocks/variable-flyout.ts'
import { isItemField } from '../../../model/blocks/item-fields.ts'

interface ToolboxBlock {
  readonly type: string
}
interface ToolboxJson {
  readonly contents: readonly {
    readonly id: string
    readonly name: string
    readonly contents?: readonly ToolboxBlock[]
  }[]
}
const toolboxIn = (locale: 'en' | 'de') => toolbox(locale) as unknown as ToolboxJson

beforeAll(() => {
  Blockly.setLocale({ ...En } as unknown as Record<string, string>)
  registerHeadlessFields(Blockly)
})

test('a field holds a thing of the scene exactly when its name says so: copies of a scene rely on it', () => {
  for (const [type, { args = {} }] of Object.entries(blockCatalogue) as [string, BlockDefinition][]) {
    for (const [name, arg] of Object.entries(args))
      if (arg.kind !== 'value' && arg.kind !== 'statements')
        expect(isItemField(name), `${type} ${name}`).toBe(arg.kind === 'item')
  }
})

test.each(['en', 'de'] as const)('Blockly accepts every block and the whole toolbox in %s', (locale) => {
  registerBlocks(Blockly, locale)
  const workspace = new Blockly.Workspace()
  for (const { contents = [] } of toolboxIn(locale).contents)
    for (const block of contents) Blockly.serialization.blocks.append(block, workspace)
  expect(
    workspace
      .getTopBlocks(false)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(
    Object.entries(blockCatalogue)
      .filter(([, block]) => !Object.hasOwn(filledCategories, block.category))
      .map(([type]) => type)
      .sort(),
  )
  workspace.dispose()
})

test.each(['en', 'de'] as const)(
  'Blockly accepts what is offered about variables and lists in %s',
  (locale) => {
    registerBlocks(Blockly, locale)
    const workspace = new Blockly.Workspace()
    const map = workspace.getVariableMap()
    const offer = (category: 'variables' | 'lists') =>
      variableFlyout(
        category,
        map.getAllVariables().map((variable) => ({
          id: variable.getId(),
          name: variable.getName(),
          type: variable.getType(),
        })),
        locale,
      )
    const add = (category: 'variables' | 'lists') =>
      offer(category).flatMap((entry) =>
        entry.kind === 'block'
          ? [Blockly.serialization.blocks.append(entry as unknown as ToolboxBlock, workspace)]
          : [],
      )
    const first = [...add('variables'), ...add('lists')]
    expect(new Set(first.map(({ type }) => type)).size).toBe(first.length)
    expect(map.getAllVariables().map((variable) => variable.getType())).toEqual(['', 'List'])
    map.createVariable('more', '')
    const [, , second] = offer('variables')
    expect(second).toMatchObject({ type: 'variables_get', fields: { VAR: { name: 'more' } } })
    workspace.dispose()
  },
)

test('a workspace with an item survives JSON and XML', () => {
  registerBlocks(Blockly, 'en')
  const workspace = new Blockly.Workspace()
  const block = workspace.newBlock('motion_move')
  block.setFieldValue('dragon-1', 'ITEM')
  const state = Blockly.serialization.workspaces.save(workspace)
  expect(state).toMatchObject({ blocks: { blocks: [{ fields: { ITEM: 'dragon-1' } }] } })
  const copy = new Blockly.Workspace()
  const xml = Blockly.Xml.domToText(Blockly.Xml.workspaceToDom(workspace))
  Blockly.Xml.domToWorkspace(Blockly.utils.xml.textToDom(xml), copy)
  expect(copy.getAllBlocks(false)[0]?.getFieldValue('ITEM')).toBe('dragon-1')
})

test('both languages use the same arguments in every block', () => {
  const names = (locale: 'en' | 'de') =>
    blocksAsJson(locale).map((block) =>
      Object.entries(block)
        .filter(([key]) => key.startsWith('args'))
        .flatMap(([, args]) => (args as readonly { name: string }[]).map(({ name }) => name))
        .sort(),
    )
  expect(names('de')).toEqual(names('en'))
  for (const [index, [, { args }]] of Object.entries(blockCatalogue).entries())
    expect(names('en')[index]).toEqual(Object.keys(args).sort())
})
