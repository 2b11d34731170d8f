import { itField } from '../../../language/blocks/it-field.ts'
import { list, program, variable } from '../../samples/kit/program.ts'
import { block, type SlotContent } from '../../templates/block-notation.ts'
import { call, define, type ProcedureBlueprint } from '../../templates/procedure-notation.ts'
import type { BlockBlueprint, FileBlueprint } from '../../templates/scene-blueprint.ts'
import { calc, is, placeOf, read } from '../../templates/value-notation.ts'
import type { Say } from '../course.ts'
import { awayFrom, facts, stops } from './solar-system-facts.ts'
import { earthDistance, moonDistance, planetHeight, planets, tourStart } from './solar-system-things.ts'

/** The finished world in blocks. */
export function solarSystemBlocks(say: Say): readonly FileBlueprint[] {
  const [startX, , startZ] = tourStart
  const time = variable(say('time', 'Zeit'))
  const earthAngle = variable(say('earth angle', 'Winkel der Erde'))
  const moonAngle = variable(say('moon angle', 'Winkel des Monds'))
  const number = variable(say('number', 'Nummer'))
  const x = variable('x')
  const z = variable('z')
  const distances = list(say('distances', 'Abstände'))
  const years = list(say('years', 'Jahre'))
  const tour = say('tour', 'Rundflug')
  const visit: ProcedureBlueprint = { id: 'visit', name: say('visit', 'besuche'), parameters: [x, z] }

  const ownOfIt = (NAME: string) => block('variables_own_get', { NAME, ITEM: itField })
  const [angle, distance, pace] = [say('angle', 'Winkel'), say('distance', 'Abstand'), say('pace', 'Tempo')]
  const setOwn = (NAME: string, VALUE: SlotContent) =>
    block('variables_own_set', { NAME, ITEM: itField, VALUE })
  const eachPlanet = (...DO: readonly BlockBlueprint[]) => block('control_each_like', { ITEM: 'mercury', DO })
  const turn = (OP: 'SIN' | 'COS', NUM: BlockBlueprint) => block('math_trig', { OP, NUM })
  const itemOf = (VAR: typeof distances) => block('list_item', { N: read(number), VAR })
  const set = (VAR: typeof time, VALUE: SlotContent) => block('variables_set', { VAR, VALUE })
  const says = (id: (typeof stops)[number]) =>
    block('looks_say', { ITEM: id, TEXT: say(...facts[id]), SECONDS: 2.5 })
  const forever = (...DO: readonly BlockBlueprint[]) => block('control_forever', { DO })
  const put = (ITEM: string, X: BlockBlueprint, Y: number, Z: BlockBlueprint) =>
    block('motion_put', { ITEM, X, Y, Z })

  return program(
    [time, earthAngle, moonAngle, number, x, z, distances, years],
    [
      block('event_start', {}, say('The sun is switched on.', 'Die Sonne geht an.')),
      block('looks_brightness', { ITEM: 'sunlight', VALUE: 6 }),
      block('animation_clip_on', { CLIP: 'idle', ITEM: 'star' }),
      block('looks_pattern', { PATTERN: 'stripes', ITEM: 'jupiter' }),
      block('motion_spin', { ITEM: 'earth', AXIS: 'y', TURNS: 0.3 }),
      set(time, 1),
    ],
    [
      block('event_start', {}, say('A year lasts ten seconds here.', 'Ein Jahr dauert hier zehn Sekunden.')),
      forever(
        block('math_change', { VAR: earthAngle, DELTA: calc(read(time), '*', 0.6) }),
        put(
          'earth',
          calc(turn('COS', read(earthAngle)), '*', earthDistance),
          planetHeight - 0.7,
          calc(turn('SIN', read(earthAngle)), '*', -earthDistance),
        ),
        block('math_change', { VAR: moonAngle, DELTA: calc(read(time), '*', 4) }),
        put(
          'moon',
          calc(placeOf('x', 'earth'), '+', calc(turn('COS', read(moonAngle)), '*', moonDistance)),
          planetHeight - 0.25,
          calc(placeOf('z', 'earth'), '-', calc(turn('SIN', read(moonAngle)), '*', moonDistance)),
        ),
      ),
    ],
    [
      block(
        'event_start',
        {},
        say(
          'One more number in each list is one more planet.',
          'Eine Zahl mehr in jeder Liste ist ein Planet mehr.',
        ),
      ),
      block('list_empty', { VAR: distances }),
      block('list_empty', { VAR: years }),
      ...planets.flatMap((planet) => [
        block('list_add', { VALUE: planet.distance, VAR: distances }),
        block('list_add', { VALUE: planet.years, VAR: years }),
      ]),
      set(number, 0),
      eachPlanet(
        block('math_change', { VAR: number, DELTA: 1 }),
        setOwn(distance, itemOf(distances)),
        setOwn(pace, calc(0.6, '/', itemOf(years))),
        setOwn(angle, calc(read(number), '*', 75)),
      ),
      forever(
        eachPlanet(
          block('variables_own_change', {
            NAME: angle,
            ITEM: itField,
            DELTA: calc(read(time), '*', ownOfIt(pace)),
          }),
          put(
            itField,
            calc(turn('COS', ownOfIt(angle)), '*', ownOfIt(distance)),
            planetHeight,
            calc(0, '-', calc(turn('SIN', ownOfIt(angle)), '*', ownOfIt(distance))),
          ),
        ),
      ),
    ],
    [block('event_click', { ITEM: 'rocket' }), block('event_send', { MESSAGE: tour })],
    [
      block(
        'xr_mode',
        { PHASE: 'onStart' },
        say('With VR glasses the tour begins by itself.', 'Mit VR-Brille beginnt der Rundflug von selbst.'),
      ),
      block('event_send', { MESSAGE: tour }),
    ],
    [
      define(
        visit,
        [
          block('player_teleport_place', { X: read(x), Y: 0, Z: read(z) }),
          block('sound_play', { SOUND: 'teleport' }),
        ],
        say('Goes there at once.', 'Ist sofort dort.'),
      ),
    ],
    [
      block('event_message', { MESSAGE: tour }),
      block('control_if', {
        IF: is(read(time), '=', 1),
        DO: [
          set(time, 0),
          block('player_view', { VIEW: 'first' }),
          ...stops.flatMap((id) => [
            call(visit, [placeOf('x', id), calc(placeOf('z', id), '+', awayFrom(id))]),
            says(id),
          ]),
          block('player_teleport_place', { X: startX, Y: 0, Z: startZ }),
          block('player_view', { VIEW: 'third' }),
          set(time, 1),
        ],
      }),
    ],
    ...stops.map((id) => [
      block('event_click', { ITEM: id }),
      block('sound_play', { SOUND: 'pop' }),
      says(id),
    ]),
  )
}
