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

  test('words that are one slip away help only when nothing does, and what no block knows is left out only then', () => {
    expect(findBlocks('move zebra', 'en')).toEqual(findBlocks('move', 'en'))
    expect(findBlocks('forver', 'en')).toContain('control_forever')
    expect(findBlocks('forver zebra', 'en')).toContain('control_forever')
    // Each of the words is known, but not by the same block: both may be meant.
    expect(findBlocks('forever gravity', 'en')).toEqual(
      expect.arrayContaining(['control_forever', 'physics_gravity']),
    )
    expect(findBlocks('zebra', 'en')).toEqual([])
    expect(findBlocks('17', 'en')).toEqual([])
    expect(findBlocks('   ', 'en')).toEqual([])
  })

  test.each([
    // Points are the score.
    ['points', 'en', ['game_change_score', 'game_set_score', 'game_score', 'game_board']],
    ['score', 'en', ['game_score', 'game_change_score', 'game_set_score']],
    ['Punktestand', 'de', ['game_score', 'game_change_score', 'game_set_score']],
    // As other block languages for children say it.
    ['fortlaufend', 'de', ['control_forever']],
    ['wiederhole fortlaufend', 'de', ['control_forever']],
    ['sende an alle', 'de', ['event_send', 'event_send_wait']],
    ['grüne Flagge', 'de', ['event_start']],
    ['green flag', 'en', ['event_start']],
    ['pick random', 'en', ['operator_random']],
    ['Zufallszahl', 'de', ['operator_random']],
    ['Entfernung', 'de', ['sensing_distance']],
    ['10er Schritt', 'de', ['motion_move']],
    ['move 10 steps', 'en', ['motion_move']],
    ['erzeuge Klon von mir selbst', 'de', ['control_copy']],
    ['setze Stoppuhr zurück', 'de', ['sensing_reset_timer']],
    ['switch backdrop', 'en', ['looks_surroundings']],
    // What a person gives a block, or the block has from the start.
    ['say hello', 'en', ['looks_say']],
    ['sag hallo', 'de', ['looks_say']],
    ['say banana', 'en', ['looks_say']],
    ['wait 1', 'en', ['control_wait']],
    ['warte 3 Sekunden', 'de', ['control_wait']],
    ['game over try again', 'en', ['game_over']],
    ['enemy', 'en', ['motion_follow', 'event_touch']],
    ['Gegner', 'de', ['motion_follow', 'event_touch']],
    // Vowels by ear.
    ['repete', 'en', ['controls_repeat_ext']],
    // Not what merely has a word that is similar.
    ['lives', 'en', ['game_health', 'game_set_health', 'game_change_health']],
    ['life', 'en', ['game_health', 'game_set_health', 'game_change_health']],
    ['lose a life', 'en', ['game_change_health']],
    ['mouse click', 'en', ['event_click']],
    ['folge spieler', 'de', ['motion_follow']],
    ['background', 'en', ['looks_surroundings']],
    ['Hintergrund', 'de', ['looks_surroundings']],
    ['zufällige zahl', 'de', ['operator_random']],
    // What an operator says is its choice.
    ['gleich', 'de', ['logic_compare']],
    ['and', 'en', ['logic_operation']],
    ['und', 'de', ['logic_operation']],
    ['or', 'en', ['logic_operation']],
    ['oder', 'de', ['logic_operation']],
    ['not', 'en', ['logic_negate']],
    ['nicht', 'de', ['logic_negate']],
    // Words of children that no block says.
    ...([
      ['Pfeiltaste', 'de', ['event_key', 'event_key_held', 'event_key_released', 'sensing_key']],
      ['Pfeiltasten', 'de', ['event_key', 'event_key_held', 'event_key_released', 'sensing_key']],
      ['Tastatur', 'de', ['event_key', 'event_key_held', 'event_key_released', 'sensing_key']],
      ['keyboard', 'en', ['event_key', 'event_key_held', 'event_key_released', 'sensing_key']],
      ['arrow keys', 'en', ['event_key', 'event_key_held', 'event_key_released', 'sensing_key']],
      ['Mausklick', 'de', ['event_click']],
      ['abprallen', 'de', ['motion_edge']],
      ['zufällig', 'de', ['operator_random', 'motion_put_random']],
      ['rennen', 'de', ['motion_move']],
      ['umdrehen', 'de', ['motion_turn']],
      ['Teilchen', 'de', ['looks_particles']],
      ['größer als', 'de', ['logic_compare']],
      ['kleiner als', 'de', ['logic_compare']],
      ['rotation', 'en', ['motion_turn', 'motion_turn_of', 'motion_set_turn', 'motion_change_turn']],
      ['equals', 'en', ['logic_compare']],
      ['greater than', 'en', ['logic_compare']],
      ['less than', 'en', ['logic_compare']],
      ['multiply', 'en', ['math_arithmetic']],
    ] as const),
    // Of the variables before what only knows of them.
    ['Variable', 'de', ['variables_get', 'variables_set', 'math_change', 'variables_show', 'variables_hide']],
    ['variable', 'en', ['variables_get', 'variables_set', 'math_change', 'variables_show', 'variables_hide']],
  ] as const)('“%s” (%s) has %j in front', (typed, locale, types) => {
    const first = findBlocks(typed, locale).slice(0, types.length + 1)
    expect(first).toEqual(expect.arrayContaining([...types]))
    expect(types).toContain(first[0])
  })

  test.each([
    ['say hello for 2 seconds', 'en', 'looks_say'],
    ['sage hallo für 2 sekunden', 'de', 'looks_say'],
    ['when this sprite clicked', 'en', 'event_click'],
    ['wenn diese Figur angeklickt wird', 'de', 'event_click'],
    ['wenn ich angeklickt werde', 'de', 'event_click'],
    ['set my variable to 0', 'en', 'variables_set'],
    ['if on edge, bounce', 'en', 'motion_edge'],
    ['go to random position', 'en', 'motion_put_random'],
    ['wenn taste leertaste gedrückt wird', 'de', 'event_key'],
    ['on click', 'en', 'event_click'],
    ['add points', 'en', 'game_change_score'],
    ['add 1 to score', 'en', 'game_change_score'],
    ['make bigger', 'en', 'looks_change_size'],
    ['größer machen', 'de', 'looks_change_size'],
    ['make invisible', 'en', 'looks_hide'],
    ['follow player', 'en', 'motion_follow'],
    ['leben verlieren', 'de', 'game_change_health'],
    ['ton abspielen', 'de', 'sound_play'],
  ] as const)(
    '“%s” (%s), which no block says like that, has %s among the first three',
    (typed, locale, type) => {
      expect(findBlocks(typed, locale).slice(0, 3)).toContain(type)
    },
  )

  test('a text that blocks are given with finds them', () => {
    expect(findBlocks('hello', 'en')).toContain('looks_say')
  })

  test('a few letters of words of the other language, which nobody sees, find nothing', () => {
    expect(findBlocks('win', 'en')).toEqual(['game_win']) // not “Winkel”, “verschwinden” or “Geschwindigkeit”
    expect(findBlocks('winkel', 'en')).toContain('math_trig')
    const variables = findBlocks('Variable', 'de')
    expect(variables.indexOf('event_becomes_true')).toBeGreaterThan(variables.indexOf('variables_hide'))
  })

  test.each([
    ['jmup', 'en', 'player_jump'],
    ['jupm', 'en', 'player_jump'],
    ['srpinge', 'de', 'player_can_jump'],
    ['repaet', 'en', 'controls_repeat_ext'],
    ['wiederhloe', 'de', 'controls_repeat_ext'],
    ['fraeg', 'de', 'sensing_ask'],
    ['explode', 'en', 'looks_particles'],
    ['explodieren', 'de', 'looks_particles'],
    ['kill', 'en', 'control_delete'],
    ['löschen', 'de', 'control_delete'],
    ['if', 'en', 'control_if'],
    ['+', 'en', 'math_arithmetic'],
    // A slip in a verb that is found by its stem.
    ['berüren', 'de', 'event_touch'],
    ['verschtecken', 'de', 'looks_hide'],
    ['toching', 'en', 'event_touch'],
  ] as const)('“%s” (%s) finds %s first, or nearly so', (typed, locale, type) => {
    expect(findBlocks(typed, locale).slice(0, 2)).toContain(type)
  })

  test.each([
    ['color', 'en', ['physics_bump', 'player_give', 'event_key']],
    ['wenn', 'de', ['control_repeat_until', 'control_repeat_while', 'control_forever']],
    ['kill', 'en', ['looks_sky', 'event_touch']],
    ['jmup', 'en', ['motion_move']],
  ] as const)('letters that are strewn over a block find nothing: “%s” (%s)', (typed, locale, others) => {
    const found = findBlocks(typed, locale)
    expect(found.length).toBeGreaterThan(0)
    for (const type of others) expect(found).not.toContain(type)
  })

  test('what a block says counts more than the category that it is in', () => {
    expect(findBlocks('pla', 'en')[0]).toBe('sound_play')
    expect(findBlocks('pla', 'en')).toContain('player_view')
  })

  test('of very many the first are shown', () => {
    expect(findBlocks('s', 'en').length).toBe(40)
  })

  test('a word of the other language counts less than the beginning of one in one’s own', () => {
    expect(findBlocks('los', 'en')[0]).toBe('game_over') // “lose”, and not “lösche”
    expect(findBlocks('fall', 'de')[0]).toBe('control_if') // “falls”, and not “fall”
    expect(findBlocks('red', 'en')[0]).toBe('looks_sky') // a choice, and not “rede”
    expect(findBlocks('red', 'de')[0]).toBe('looks_say')
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
