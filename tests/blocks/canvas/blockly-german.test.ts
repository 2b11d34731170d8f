import * as german from 'blockly/msg/de'
import * as english from 'blockly/msg/en'
import { expect, test } from 'vitest'
import { blocklyGerman } from '../../../src/blocks/canvas/blockly-german.ts'

/** What the canvas and its toolbox say to those who hear them. */
const heard =
  /^(ANNOUNCE|ARIA|BLOCK_LABEL|BUBBLE_LABEL|FIELD_LABEL|ICON_LABEL|INPUT_LABEL|KEYBOARD_NAV|WORKSPACE_(CONTENTS|LABEL|ROLE)|ZOOM)/

const textOf = (words: object, key: string): unknown => Reflect.get(words, key)
const gaps = (text: unknown): readonly string[] => String(text).match(/%\d/g)?.sort() ?? []

test('what Blockly says to those who hear the canvas is German, with the same gaps to be filled', () => {
  const keys = Object.keys(english).filter((key) => heard.test(key))
  expect(keys.length).toBeGreaterThan(100)
  for (const key of keys) {
    const [said, meant] = [textOf(blocklyGerman, key) ?? textOf(german, key), textOf(english, key)]
    expect(said, key).not.toBe(meant)
    expect(gaps(said), key).toEqual(gaps(meant))
  }
})

test('our German words are for texts that Blockly has', () => {
  for (const key of Object.keys(blocklyGerman)) expect(english, key).toHaveProperty(key)
})

/** Blocks of Blockly's own that we do not have. */
const unused = /^(CONTROLS|MATH|LISTS|TEXT|LOGIC|COLOUR)_|_(HELPURL|TOOLTIP)$/

test('the menus of blocks, notes and the canvas speak of blocks as everything else does, in German, and to nobody formally', () => {
  const said = Object.keys(english).filter(
    (key) => !unused.test(key) && typeof textOf(english, key) === 'string',
  )
  expect(said.length).toBeGreaterThan(100)
  for (const key of said) {
    const text = String(textOf(blocklyGerman, key) ?? textOf(german, key))
    expect(text, key).not.toMatch(/Baustein|Eingäng|Parameter|Kommentar|Funktion|deaktivier|\bSie\b|\bIhr/)
    expect(gaps(text), key).toEqual(gaps(textOf(english, key)))
  }
})

test('nothing in a menu of blocks is English', () => {
  const inMenus =
    /^((ADD|REMOVE|DUPLICATE)_COMMENT|CLEAN_UP|(COLLAPSE|EXPAND)_(ALL|BLOCK)|DELETE_(ALL_BLOCKS|BLOCK|X_BLOCKS)|(DIS|EN)ABLE_BLOCK|DUPLICATE_BLOCK|(EX|IN)\w+_INPUTS|HELP|UNDO|REDO|PROCEDURES_(CREATE_DO|HIGHLIGHT_DEF)|VARIABLES_\w+_CREATE_\w+|(NEW|RENAME|DELETE)_VARIABLE)$/
  for (const key of Object.keys(english).filter((one) => inMenus.test(one)))
    expect(textOf(blocklyGerman, key) ?? textOf(german, key), key).not.toBe(textOf(english, key))
})
