import type * as Blockly from 'blockly/core'

/** The choices of a drop-down that a block definition names in words: value and word. */
export const namedOptions = (
  options: readonly Blockly.MenuOption[],
): readonly (readonly [value: string, word: string])[] =>
  options.flatMap((option): (readonly [string, string])[] =>
    typeof option !== 'string' && typeof option[0] === 'string' ? [[option[1], option[0]]] : [],
  )
