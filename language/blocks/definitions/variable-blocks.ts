import type { BlockDefinition } from '../block-definition.ts'
import { atom, quote } from '../expression.ts'
import { numberSlot } from '../slots.ts'
import { ownBlocks } from './variables/own-blocks.ts'

/** Named as Blockly names them where it has the same. */
export const variableBlocks = {
  variables_get: {
    category: 'variables',
    shape: 'any',
    message: { en: '{VAR}', de: '{VAR}' },
    args: { VAR: { kind: 'variable' } },
    keywords: { en: 'variable', de: 'Variable' },
    tooltip: { en: 'What this variable holds now.', de: 'Was gerade in der Variable steckt.' },
    code: (coder) => atom(coder.variable('VAR')),
  },
  variables_set: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'set {VAR} to {VALUE}', de: 'setze {VAR} auf {VALUE}' },
    args: { VAR: { kind: 'variable' }, VALUE: { ...numberSlot(0), check: null } },
    keywords: { en: 'variable', de: 'Variable' },
    tooltip: { en: 'Puts a value into a variable.', de: 'Legt einen Wert in eine Variable.' },
    code(coder) {
      coder.line(`${coder.variable('VAR')} = ${coder.number('VALUE')};`)
    },
  },
  math_change: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'change {VAR} by {DELTA}', de: 'ändere {VAR} um {DELTA}' },
    args: { VAR: { kind: 'variable' }, DELTA: numberSlot(1) },
    keywords: { en: 'variable', de: 'Variable' },
    tooltip: { en: 'Makes a number bigger or smaller.', de: 'Macht eine Zahl größer oder kleiner.' },
    code(coder) {
      coder.line(`${coder.variable('VAR')} += ${coder.number('DELTA')};`)
    },
  },
  variables_show: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'show {VAR} on the screen', de: 'zeige {VAR} auf dem Bildschirm' },
    args: { VAR: { kind: 'variable' } },
    tooltip: {
      en: 'Shows the variable over the picture, always up to date.',
      de: 'Zeigt die Variable über dem Bild, immer aktuell.',
    },
    keywords: { en: 'score watch display points variable', de: 'punkte anzeige Punktestand Variable' },
    code(coder) {
      const name = coder.variable('VAR')
      coder.line(`showValue(${quote(coder.nameOf('VAR'))}, () => ${name});`)
    },
  },
  variables_hide: {
    category: 'variables',
    shape: 'statement',
    message: { en: 'hide {VAR} from the screen', de: 'zeige {VAR} nicht mehr' },
    args: { VAR: { kind: 'variable' } },
    keywords: { en: 'variable', de: 'Variable' },
    tooltip: { en: 'Takes it away from the screen.', de: 'Nimmt sie vom Bildschirm weg.' },
    code(coder) {
      coder.line(`hideValue(${quote(coder.nameOf('VAR'))});`)
    },
  },
  ...ownBlocks,
} as const satisfies Record<string, BlockDefinition>
