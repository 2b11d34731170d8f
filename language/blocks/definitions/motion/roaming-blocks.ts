import type { BlockDefinition } from '../../block-definition.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks by which things get about by themselves. */
export const roamingBlocks = {
  motion_move_on: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'move {ITEM} on and on with {SPEED} m/s',
      de: 'bewege {ITEM} immer weiter mit {SPEED} m/s',
    },
    args: { ITEM: { kind: 'item' }, SPEED: numberSlot(2) },
    tooltip: {
      en: 'Goes on to where it looks, until “stop”.',
      de: 'Läuft weiter, wohin es schaut, bis „halte an“.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.moveOn(${coder.number('SPEED')});`)
    },
  },
  motion_stop: {
    category: 'motion',
    shape: 'statement',
    message: { en: 'stop {ITEM}', de: 'halte {ITEM} an' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'It moves and turns no more.', de: 'Es bewegt und dreht sich nicht mehr.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.stop();`)
    },
  },
  motion_follow: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'let {ITEM} follow {TO} keeping {METRES} m',
      de: 'lass {ITEM} {TO} folgen mit {METRES} m Abstand',
    },
    args: { ITEM: { kind: 'item' }, TO: { kind: 'item' }, METRES: numberSlot(2) },
    keywords: { en: 'enemy chase pursue player', de: 'Gegner Feind verfolge jagen folge Spieler' },
    tooltip: { en: 'Comes after it, until “stop”.', de: 'Läuft ihm nach, bis „halte an“.' },
    code(coder) {
      const [item, to] = [coder.item('ITEM'), coder.item('TO')]
      coder.line(`${item}.follow(${to}, {distance: ${coder.number('METRES')}});`)
    },
  },
  motion_circle: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'circle {ITEM} around {TO} at {METRES} m in {SECONDS} s',
      de: 'lass {ITEM} um {TO} kreisen mit {METRES} m Abstand in {SECONDS} s',
    },
    args: { ITEM: { kind: 'item' }, TO: { kind: 'item' }, METRES: numberSlot(2), SECONDS: numberSlot(4) },
    tooltip: { en: 'Goes around it once.', de: 'Läuft einmal um es herum.' },
    code(coder) {
      const [item, to] = [coder.item('ITEM'), coder.item('TO')]
      const options = `{distance: ${coder.number('METRES')}, seconds: ${coder.number('SECONDS')}}`
      coder.line(`await ${item}.circleAround(${to}, ${options});`)
    },
  },
  motion_path: {
    category: 'motion',
    shape: 'statement',
    level: 'maker',
    message: {
      en: 'move {ITEM} to {ITEM1} then {ITEM2} then {ITEM3} in {SECONDS} s',
      de: 'bewege {ITEM} zu {ITEM1} dann {ITEM2} dann {ITEM3} in {SECONDS} s',
    },
    args: {
      ITEM: { kind: 'item' },
      ITEM1: { kind: 'item' },
      ITEM2: { kind: 'item' },
      ITEM3: { kind: 'item' },
      SECONDS: numberSlot(6),
    },
    tooltip: { en: 'Goes from one to the next.', de: 'Läuft von einem zum nächsten.' },
    code(coder) {
      const stops = ['ITEM1', 'ITEM2', 'ITEM3'].map((field) => coder.item(field)).join(', ')
      coder.line(`await ${coder.item('ITEM')}.followPath([${stops}], ${coder.seconds('SECONDS')});`)
    },
  },
  motion_path_named: {
    category: 'motion',
    shape: 'statement',
    level: 'maker',
    message: {
      en: 'move {ITEM} along all {NAME} in {SECONDS} s',
      de: 'bewege {ITEM} an allen {NAME} entlang in {SECONDS} s',
    },
    args: {
      ITEM: { kind: 'item' },
      NAME: { kind: 'value', check: null, slot: { shadow: { type: 'text', fields: { TEXT: 'flag' } } } },
      SECONDS: numberSlot(6),
    },
    tooltip: {
      en: 'Goes to each thing with this name or of this kind, like “flag”.',
      de: 'Läuft zu jedem Ding, das so heißt oder von dieser Art ist, wie „flag“.',
    },
    code(coder) {
      const stops = `scene.all(${coder.text('NAME')})`
      coder.line(`await ${coder.item('ITEM')}.followPath(${stops}, ${coder.seconds('SECONDS')});`)
    },
  },
  motion_edge: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'if {ITEM} is over {METRES} m from the middle, turn back',
      de: 'falls {ITEM} über {METRES} m von der Mitte weg ist, kehre um',
    },
    args: { ITEM: { kind: 'item' }, METRES: numberSlot(10) },
    keywords: { en: 'bounce edge', de: 'pralle Rand ab abprallen' },
    tooltip: {
      en: 'Keeps it in the world. Put it into “forever”.',
      de: 'Hält es in der Welt. Setze es in „für immer“.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.turnBackAtEdge(${coder.number('METRES')});`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
