import { itField } from '../../../language/blocks/it-field.ts'
import { program, variable } from '../../samples/kit/program.ts'
import { block } from '../../templates/block-notation.ts'
import type { BlockBlueprint, FileBlueprint } from '../../templates/scene-blueprint.ts'
import { calc, either, is, placeOf, read } from '../../templates/value-notation.ts'
import type { Say } from '../course.ts'

/** The finished game in blocks. */
export function spaceInvaderBlocks(say: Say): readonly FileBlueprint[] {
  const direction = variable(say('direction', 'Richtung'))
  const atEdge = variable(say('at the edge', 'am Rand'))
  const row = variable(say('row', 'Reihe'))
  const column = variable(say('column', 'Spalte'))
  const march = say('march', 'Marsch')
  const shoot = say('shoot', 'Schuss')
  const alienCount = block('sensing_count', { ITEM: 'alien' })
  const move = (ITEM: string, AXIS: 'x' | 'y', VALUE: number | BlockBlueprint) =>
    block('motion_change_place', { ITEM, AXIS, VALUE })
  const eachAlien = (...DO: readonly BlockBlueprint[]) => block('control_each_like', { ITEM: 'alien', DO })
  /** Steering: a little to one side, but never out of the picture. */
  const steer = (KEY: string, step: number, OP: 'min' | 'max', edge: number, comment: string) => [
    block('event_key_held', { KEY }, comment),
    move('rocket', 'x', step),
    block('motion_set_place', {
      AXIS: 'x',
      ITEM: 'rocket',
      VALUE: block('operator_min_max', { OP, A: edge, B: placeOf('x', 'rocket') }),
    }),
  ]

  return program(
    [direction, atEdge, row, column],
    [
      block('event_start', {}, say('All begins here.', 'Hier fängt alles an.')),
      block('player_can_move', { ON: 'false' }),
      block('player_can_jump', { ON: 'false' }),
      block('looks_hide', { ITEM: 'laser' }),
      block('looks_hide', { ITEM: 'boom' }),
      block('game_set_score', { VALUE: 0 }),
      block('controls_for', {
        VAR: row,
        FROM: 0,
        TO: 2,
        DO: [
          block('controls_for', {
            VAR: column,
            FROM: 0,
            TO: 5,
            DO: [
              block('control_copy', {
                ITEM: 'alien',
                PLACE: block('operator_position', {
                  X: calc(calc(read(column), '*', 2), '-', 8),
                  Y: calc(calc(read(row), '*', 1.8), '+', 6.6),
                  Z: 0,
                }),
              }),
            ],
          }),
        ],
      }),
      block('control_delete', { ITEM: 'alien' }, say('It was only the pattern.', 'Es war nur das Muster.')),
      block('variables_set', { VAR: direction, VALUE: 1 }),
      block('event_send', { MESSAGE: march }),
      block('camera_words', {
        TEXT: say('Arrow keys fly, space shoots!', 'Pfeiltasten fliegen, Leertaste schießt!'),
        SECONDS: 3,
      }),
    ],
    steer('left', -0.15, 'max', -9, say('“max” keeps it inside.', '„max“ hält sie drinnen.')),
    steer('right', 0.15, 'min', 9, say('“min” keeps it inside.', '„min“ hält sie drinnen.')),
    [block('event_key', { KEY: 'space' }), block('event_send', { MESSAGE: shoot })],
    [
      block(
        'event_click',
        { ITEM: 'rocket' },
        say('For tablets: no keys there.', 'Für Tablets ohne Tasten.'),
      ),
      block('event_send', { MESSAGE: shoot }),
    ],
    [
      block('event_message', { MESSAGE: shoot }),
      block('control_if', {
        IF: block('logic_negate', { BOOL: block('looks_visible', { ITEM: 'laser' }) }),
        DO: [
          block('motion_put_to', { ITEM: 'laser', TO: 'rocket' }),
          move('laser', 'y', 2),
          block('looks_show', { ITEM: 'laser' }),
          block('sound_play', { SOUND: 'laser' }),
          block('control_repeat_while', {
            IF: block('looks_visible', { ITEM: 'laser' }),
            DO: [
              move('laser', 'y', 0.35),
              block('control_if', {
                IF: is(placeOf('y', 'laser'), '>', 14),
                DO: [block('looks_hide', { ITEM: 'laser' })],
              }),
            ],
          }),
        ],
      }),
    ],
    [
      block(
        'event_touch_like',
        { ITEM: 'laser', ITEM_OTHER: 'alien' },
        say('“It” is the one that is hit.', '„Es“ ist das, was getroffen wurde.'),
      ),
      block('looks_hide', { ITEM: 'laser' }),
      block('motion_put_to', { ITEM: 'boom', TO: itField }),
      block('control_delete', { ITEM: itField }),
      block('game_change_score', { VALUE: 10 }),
      block('sound_play', { SOUND: 'explosion' }),
      block('looks_show', { ITEM: 'boom' }),
      block('looks_particles', { KIND: 'stars', ITEM: 'boom', SECONDS: 0.3 }),
      block('looks_hide', { ITEM: 'boom' }),
      block('control_if', {
        IF: is(alienCount, '=', 0),
        DO: [
          block('game_win', {
            TEXT: say('The moon is safe. Well flown!', 'Der Mond ist gerettet. Gut geflogen!'),
          }),
        ],
      }),
    ],
    [
      block('event_message', { MESSAGE: march }),
      block('control_forever', {
        DO: [
          block('variables_set', { VAR: atEdge, VALUE: 0 }),
          eachAlien(
            move(itField, 'x', calc(read(direction), '*', 0.5)),
            block('control_if', {
              IF: either(is(placeOf('x', itField), '>', 8.5), is(placeOf('x', itField), '<', -8.5)),
              DO: [block('variables_set', { VAR: atEdge, VALUE: 1 })],
            }),
          ),
          block('control_if', {
            IF: is(read(atEdge), '=', 1),
            DO: [
              block('variables_set', { VAR: direction, VALUE: calc(0, '-', read(direction)) }),
              eachAlien(
                move(itField, 'y', -0.8),
                block('control_if', {
                  IF: is(placeOf('y', itField), '<', 2),
                  DO: [
                    block('game_over', { TEXT: say('The aliens have landed.', 'Die Aliens sind gelandet.') }),
                  ],
                }),
              ),
            ],
          }),
          block('sound_play', { SOUND: 'step' }),
          block(
            'control_wait',
            { SECONDS: calc(0.1, '+', calc(alienCount, '*', 0.02)) },
            say(
              'The fewer there are, the faster they come.',
              'Je weniger es sind, desto schneller kommen sie.',
            ),
          ),
        ],
      }),
    ],
  )
}
