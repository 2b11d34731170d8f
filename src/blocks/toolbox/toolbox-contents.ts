import * as Blockly from 'blockly/core'
import { blockDefinition } from '../../../language/blocks/block-catalogue.ts'
import { offered, toolbox } from '../../../language/blocks/toolbox.ts'
import type { Locale } from '../../i18n/locale.ts'
import { backpackName, packedStacks } from './backpack.ts'
import { findBlocks } from './find-blocks.ts'
import { isOffered } from './is-offered.ts'
import { favourites, recent } from './own-blocks.ts'
import { fillVariableCategories } from './variable-categories.ts'

type Item = Blockly.utils.toolbox.FlyoutItemInfo
type Info = Blockly.utils.toolbox.ToolboxInfo

/** The category of what a person likes and has used last. */
const favouritesName = 'NESTLING_FAVOURITES'

/** The toolbox of a person: what they like and carry, then the categories with the blocks of their level. */
export function toolboxContents(locale: Locale): Info {
  const json: unknown = toolbox(locale)
  if (!isToolbox(json)) throw new Error('the toolbox has no contents')
  const own = (name: string, word: string) => ({
    kind: 'category',
    id: name,
    toolboxitemid: name,
    name: Blockly.Msg[word] ?? '',
    custom: name,
    colour: '',
    cssconfig: { icon: `blocklyToolboxCategoryIcon ${name.toLowerCase()}` },
  })
  const categories = json.contents.filter(isOffered).flatMap((category) => {
    if (!('contents' in category) || !Array.isArray(category.contents)) return [category]
    const contents = category.contents.filter(isOffered)
    return contents.length === 0 ? [] : [{ ...category, contents }]
  })
  return {
    ...json,
    contents: [
      own(favouritesName, 'NESTLING_FAVOURITES'),
      ...categories,
      own(backpackName, 'NESTLING_BACKPACK'),
    ],
  }
}

/** Fills the categories of what a person likes and carries, and of what the tab holds. */
export function fillOwnCategories(workspace: Blockly.WorkspaceSvg, locale: Locale): void {
  fillVariableCategories(workspace, locale)
  workspace.registerToolboxCategoryCallback(favouritesName, () => [
    ...section('NESTLING_FAVOURITES', blocksOf(favourites.get(), locale), 'NESTLING_NO_FAVOURITES'),
    ...section('NESTLING_RECENT', blocksOf(recent.get(), locale)),
  ])
  workspace.registerToolboxCategoryCallback(backpackName, () =>
    section('NESTLING_BACKPACK', packedStacks(), 'NESTLING_EMPTY_BACKPACK'),
  )
}

/** The blocks that answer what is typed, or a sentence that none does. */
export function foundContents(typed: string, locale: Locale): Item[] {
  const blocks = blocksOf(findBlocks(typed, locale), locale)
  return blocks.length > 0 ? blocks : [label('NESTLING_NO_BLOCK')]
}

const label = (word: string): Item => ({ kind: 'label', text: Blockly.Msg[word] ?? '' })

const section = (title: string, items: readonly Item[], empty?: string): Item[] => [
  ...(items.length === 0 && empty === undefined ? [] : [label(title)]),
  ...(items.length === 0 && empty !== undefined ? [label(empty)] : items),
]

const blocksOf = (types: readonly string[], locale: Locale): Item[] =>
  types.flatMap((type) => {
    const definition = blockDefinition(type)
    const item: unknown = definition && offered(type, definition, locale)
    return isItem(item) ? [item] : []
  })

const isItem = (json: unknown): json is Item => typeof json === 'object' && json !== null && 'kind' in json

/** The language's toolbox in Blockly's type: both describe the same JSON. */
const isToolbox = (json: unknown): json is Info =>
  typeof json === 'object' && json !== null && 'contents' in json && Array.isArray(json.contents)
