import { itField } from '../../../language/blocks/it-field.ts'
import { findByWords } from '../../workspace/palette/find-by-words.ts'
import { wordSource } from '../../workspace/palette/word-source.ts'
import type { Item, ItemWords } from './item-source.ts'

/** One line of the picker. */
export interface ItemChoice {
  readonly value: string
  readonly name: string
  readonly picture: string | undefined
  readonly group: string
}

/** What can be picked: first `it`, where there is one, then the things in their groups, or those that answer what is typed, the best first. */
export function itemChoices(
  items: readonly Item[],
  hasIt: boolean,
  { it, itHint }: Pick<ItemWords, 'it' | 'itHint'>,
  typed: string,
): readonly ItemChoice[] {
  const first: ItemChoice = { value: itField, name: `${it}: ${itHint}`, picture: undefined, group: '' }
  const all = [...(hasIt ? [first] : []), ...items.map(choiceOf)]
  if (typed.trim() === '') return all
  return findByWords(
    all.map((choice) => ({ found: { ...choice, group: '' }, sources: [wordSource(choice.name, 1)] })),
    typed,
  )
}

const choiceOf = ({ id, name, picture, group }: Item): ItemChoice => ({ value: id, name, picture, group })
