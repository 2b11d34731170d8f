import { program, variable } from '../../samples/kit/program.ts'
import { block } from '../../templates/block-notation.ts'
import type { BlockBlueprint, FileBlueprint } from '../../templates/scene-blueprint.ts'
import { both, calc, is, placeOf, read } from '../../templates/value-notation.ts'
import type { Say } from '../course.ts'
import { trackLength } from './t-rex-things.ts'

/** The finished game in blocks. */
export function tRexBlocks(say: Say): readonly FileBlueprint[] {
  const speed = variable(say('speed', 'Tempo'))
  const rise = variable(say('rise', 'Steigen'))
  const record = variable(say('record', 'Rekord'))
  const running = variable(say('running', 'läuft'))
  const newGame = say('new game', 'neues Spiel')
  const jump = say('jump', 'springen')
  const gameOver = say('game over', 'vorbei')
  const isRunning = is(read(running), '=', 1)
  const set = (VAR: typeof speed, VALUE: number | BlockBlueprint) => block('variables_set', { VAR, VALUE })
  const send = (MESSAGE: string) => block('event_send', { MESSAGE })
  const forever = (...DO: readonly BlockBlueprint[]) => block('control_forever', { DO })
  const whileRunning = (...DO: readonly BlockBlueprint[]) =>
    forever(block('control_if', { IF: isRunning, DO }))
  /** As far as it goes in one picture. */
  const comes = (ITEM: string) =>
    block('motion_change_place', { AXIS: 'x', ITEM, VALUE: calc(read(speed), '/', -60) })
  const wraps = (ITEM: string) =>
    block('control_if', {
      IF: is(placeOf('x', ITEM), '<', -trackLength),
      DO: [block('motion_change_place', { AXIS: 'x', ITEM, VALUE: 2 * trackLength })],
    })

  return program(
    [speed, rise, record, running],
    [
      block('event_start', {}, say('All begins here.', 'Hier fängt alles an.')),
      block('player_can_move', { ON: 'false' }),
      block('player_can_jump', { ON: 'false' }),
      block('variables_show', { VAR: record }),
      send(newGame),
    ],
    [
      block('event_message', { MESSAGE: newGame }),
      block('looks_hide', { ITEM: 'again' }),
      block('motion_put', { ITEM: 'cactus', X: 16, Y: 0, Z: 0 }),
      block('game_set_score', { VALUE: 0 }),
      set(speed, 9),
      block('animation_clip_on', { CLIP: 'walk', ITEM: 'dino' }),
      block('animation_clip_speed', { ITEM: 'dino', VALUE: 2 }),
      set(running, 1),
      block('camera_words', { TEXT: say('Press space to jump!', 'Spring mit der Leertaste!'), SECONDS: 2 }),
    ],
    [block('event_key', { KEY: 'space' }), send(jump)],
    [
      block('event_click', { ITEM: 'dino' }, say('For tablets: no keys there.', 'Für Tablets ohne Tasten.')),
      send(jump),
    ],
    [
      block('event_message', { MESSAGE: jump }),
      block('control_if', {
        IF: both(isRunning, is(placeOf('y', 'dino'), '<', 0.01)),
        DO: [set(rise, 12), block('sound_play', { SOUND: 'jump' })],
      }),
    ],
    [
      block(
        'event_start',
        {},
        say(
          'Gravity: up fast, then slower, then down.',
          'Schwerkraft: erst schnell hoch, dann langsamer, dann herunter.',
        ),
      ),
      forever(
        block('math_change', { VAR: rise, DELTA: -0.4 }),
        block('motion_change_place', { AXIS: 'y', ITEM: 'dino', VALUE: calc(read(rise), '/', 60) }),
        block('control_if', {
          IF: is(placeOf('y', 'dino'), '<', 0),
          DO: [block('motion_set_place', { AXIS: 'y', ITEM: 'dino', VALUE: 0 }), set(rise, 0)],
        }),
      ),
    ],
    [
      block('event_start', {}, say('Two pieces of track take turns.', 'Zwei Stücke Weg wechseln sich ab.')),
      whileRunning(comes('track'), comes('track-2'), wraps('track'), wraps('track-2')),
    ],
    [
      block(
        'event_start',
        {},
        say('A cactus that is passed comes again.', 'Ein Kaktus, der vorbei ist, kommt wieder.'),
      ),
      whileRunning(
        comes('cactus'),
        block('control_if', {
          IF: is(placeOf('x', 'cactus'), '<', -13),
          DO: [
            block('motion_set_place', {
              AXIS: 'x',
              ITEM: 'cactus',
              VALUE: block('operator_random', { FROM: 14, TO: 22 }),
            }),
            block('game_change_score', { VALUE: 1 }),
            block('sound_play', { SOUND: 'coin' }),
            set(speed, block('operator_min_max', { OP: 'min', A: 18, B: calc(read(speed), '+', 0.5) })),
          ],
        }),
      ),
    ],
    [
      block('event_touch', { ITEM: 'dino', ITEM_OTHER: 'cactus' }),
      block('control_if', { IF: isRunning, DO: [set(running, 0), send(gameOver)] }),
    ],
    [
      block('event_message', { MESSAGE: gameOver }),
      block('sound_play', { SOUND: 'lose' }),
      block('animation_clip_stop', { ITEM: 'dino' }),
      set(record, block('operator_min_max', { OP: 'max', A: read(record), B: block('game_score', {}) })),
      block('looks_show', { ITEM: 'again' }),
      block('animation_effect_on', { ITEM: 'again', EFFECT: 'pulse' }),
      block('camera_shake', { SECONDS: 0.4 }),
      block('looks_say', {
        ITEM: 'again',
        TEXT: say('Play again? Click me or press Enter!', 'Nochmal? Klick mich oder drück Enter!'),
        SECONDS: 3,
      }),
    ],
    [block('event_click', { ITEM: 'again' }), send(newGame)],
    [
      block('event_key', { KEY: 'enter' }),
      block('control_if', { IF: is(read(running), '=', 0), DO: [send(newGame)] }),
    ],
  )
}
