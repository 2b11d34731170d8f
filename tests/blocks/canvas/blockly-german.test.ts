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
