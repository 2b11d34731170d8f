import { placeAxis } from '../../axis-choice.ts'
import type { BlockDefinition } from '../../block-definition.ts'
import { call, quote } from '../../expression.ts'
import { onOff } from '../../on-off.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks for how the player gets about. */
export const walkingBlocks = {
  player_speed: {
    category: 'player',
    shape: 'statement',
    message: { en: 'set player speed to {VALUE} m/s', de: 'setze Tempo des Spielers auf {VALUE} m/s' },
    args: { VALUE: numberSlot(20) },
    keywords: { en: 'faster slower', de: 'schneller langsamer Tempo' },
    tooltip: { en: '10 is as usual.', de: '10 ist wie üblich.' },
    code: (coder) => coder.line(`player.speed = ${coder.number('VALUE')};`),
  },
  player_jump: {
    category: 'player',
    shape: 'statement',
    message: { en: 'set player jump to {VALUE}', de: 'setze Sprungkraft des Spielers auf {VALUE}' },
    args: { VALUE: numberSlot(10) },
    keywords: { en: 'hop leap', de: 'springen hüpfen' },
    tooltip: { en: '5 is as usual.', de: '5 ist wie üblich.' },
    code: (coder) => coder.line(`player.jump = ${coder.number('VALUE')};`),
  },
  player_gravity: {
    category: 'player',
    shape: 'statement',
    message: { en: 'set gravity to {VALUE}', de: 'setze Schwerkraft auf {VALUE}' },
    args: { VALUE: numberSlot(1.62) },
    keywords: { en: 'moon earth', de: 'Mond Erde' },
    tooltip: { en: 'Earth is 9.81, the Moon is 1.62.', de: 'Erde ist 9,81, Mond ist 1,62.' },
    code: (coder) => coder.line(`player.gravity = ${coder.number('VALUE')};`),
  },
  player_teleport: {
    category: 'player',
    shape: 'statement',
    message: { en: 'teleport player to {TO}', de: 'teleportiere Spieler zu {TO}' },
    args: { TO: { kind: 'item' } },
    tooltip: { en: 'Is there at once.', de: 'Ist sofort dort.' },
    code: (coder) => coder.line(`player.teleport(${coder.item('TO')});`),
  },
  player_teleport_place: {
    category: 'player',
    shape: 'statement',
    message: { en: 'teleport player to x {X} y {Y} z {Z}', de: 'teleportiere Spieler zu x {X} y {Y} z {Z}' },
    args: { X: numberSlot(0), Y: numberSlot(2), Z: numberSlot(0) },
    tooltip: { en: 'Is there at once.', de: 'Ist sofort dort.' },
    code(coder) {
      const [x, y, z] = ['X', 'Y', 'Z'].map((input) => coder.number(input))
      coder.line(`player.teleport({x: ${x}, y: ${y}, z: ${z}});`)
    },
  },
  player_can_move: {
    category: 'player',
    shape: 'statement',
    message: { en: 'walking of player {ON}', de: 'Laufen des Spielers {ON}' },
    args: { ON: onOff },
    tooltip: {
      en: 'Whether the keys let the player walk.',
      de: 'Ob der Spieler mit den Tasten laufen darf.',
    },
    code: (coder) => coder.line(`player.canMove = ${coder.choice('ON')};`),
  },
  player_can_jump: {
    category: 'player',
    shape: 'statement',
    message: { en: 'jumping of player {ON}', de: 'Springen des Spielers {ON}' },
    args: { ON: onOff },
    tooltip: { en: 'Whether the player may jump.', de: 'Ob der Spieler springen darf.' },
    code: (coder) => coder.line(`player.canJump = ${coder.choice('ON')};`),
  },
  player_view: {
    category: 'player',
    shape: 'statement',
    message: { en: 'see {VIEW}', de: 'sieh {VIEW}' },
    args: {
      VIEW: {
        kind: 'choice',
        choices: [
          { value: 'first', words: { en: 'out of the player’s eyes', de: 'durch die Augen des Spielers' } },
          { value: 'third', words: { en: 'the player from behind', de: 'den Spieler von hinten' } },
        ],
      },
    },
    keywords: { en: 'first person third person', de: 'Ich-Perspektive Verfolger' },
    tooltip: { en: 'First or third person.', de: 'Ich-Perspektive oder von hinten.' },
    code: (coder) => coder.line(`player.view(${quote(coder.choice('VIEW'))});`),
  },
  player_place: {
    category: 'player',
    shape: 'Number',
    message: { en: '{AXIS} of player', de: '{AXIS} des Spielers' },
    args: { AXIS: placeAxis },
    tooltip: { en: 'Where the player is, in metres.', de: 'Wo der Spieler ist, in Metern.' },
    code: (coder) => call(`player.position.${coder.choice('AXIS')}`),
  },
} as const satisfies Record<string, BlockDefinition>
