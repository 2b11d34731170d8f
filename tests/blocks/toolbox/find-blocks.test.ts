import { describe, expect, test } from 'vitest'
import { blockCatalogue } from '../../../language/blocks/block-catalogue.ts'
import { findBlocks } from '../../../src/blocks/toolbox/find-blocks.ts'

describe('the search for blocks', () => {
  test('finds by what a block says, in the language that is shown and in the other one', () => {
    expect(findBlocks('turn', 'en')).toContain('motion_turn')
    expect(findBlocks('drehe', 'en')).toContain('motion_turn')
    expect(findBlocks('turn', 'de')).toContain('motion_turn')
    expect(findBlocks('forever', 'de')[0]).toBe('control_forever')
  })

  test('finds by a choice and by the category', () => {
    expect(findBlocks('vorwärts', 'de')).toContain('motion_move')
    expect(findBlocks('vorwarts', 'de')).toContain('motion_move')
    const motion = findBlocks('bewegung', 'de')
    expect(motion).toContain('motion_glide')
  })

  test('every word must be found; letters that nearly fit help only when nothing does', () => {
    expect(findBlocks('move zebra', 'en')).toEqual([])
    expect(findBlocks('forver', 'en')).toContain('control_forever')
    expect(findBlocks('   ', 'en')).toEqual([])
  })

  test.each([
    ...[
      ['invisible', 'en', 'looks_hide'],
      ['disappear', 'en', 'looks_hide'],
      ['walk', 'en', 'motion_move'],
      ['walking', 'en', 'motion_move'],
      ['bigger', 'en', 'looks_change_size'],
      ['lose', 'en', 'game_over'],
      ['hop', 'en', 'player_jump'],
      ['light', 'en', 'looks_brightness'],
    ],
    ...[
      ['verstecken', 'de', 'looks_hide'],
      ['unsichtbar', 'de', 'looks_hide'],
      ['sprechen', 'de', 'looks_say'],
      ['groesse', 'de', 'looks_set_size'],
      ['springen', 'de', 'player_jump'],
      ['wiederholen', 'de', 'controls_repeat_ext'],
      ['gewinnen', 'de', 'game_win'],
      ['schneller', 'de', 'physics_velocity'],
    ],
  ] as const)('“%s” (%s) is among the first for %s', (typed, locale, type) => {
    expect(findBlocks(typed, locale).slice(0, 4)).toContain(type)
  })

  test('a plain number, which lists and own blocks need as a block, is found by what it is', () => {
    expect(findBlocks('number', 'en')).toContain('math_number')
    expect(findBlocks('Zahl', 'de')).toContain('math_number')
  })

  test('finds every block that is offered by its own words', () => {
    for (const [type, definition] of Object.entries(blockCatalogue)) {
      const words = definition.message.en.replaceAll(/\{\w+\}/g, ' ').trim()
      if (/\p{L}{3}/u.test(words))
        expect([type, findBlocks(words, 'en')]).toEqual([type, expect.arrayContaining([type])])
    }
  })
})
