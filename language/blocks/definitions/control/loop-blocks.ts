import type { BlockDefinition } from '../../block-definition.ts'
import { binding } from '../../expression.ts'
import { conditionSlot, numberSlot } from '../../slots.ts'

export const loopBlocks = {
  controls_repeat_ext: {
    category: 'control',
    shape: 'statement',
    message: { en: 'repeat {TIMES} times\n{DO}', de: 'wiederhole {TIMES} mal\n{DO}' },
    args: { TIMES: numberSlot(10), DO: { kind: 'statements' } },
    tooltip: { en: 'Does the blocks inside this many times.', de: 'Macht die Blöcke darin so oft.' },
    keywords: { en: 'loop', de: 'schleife' },
    code(coder) {
      const i = coder.loopName()
      const times = coder.number('TIMES')
      // A count that is calculated is calculated once.
      const head = coder.isPlainNumber('TIMES')
        ? `let ${i} = 0; ${i} < ${times}; ${i} += 1`
        : `let ${i} = 0, ${i}End = ${times}; ${i} < ${i}End; ${i} += 1`
      coder.line(`for (${head}) {`)
      coder.body('DO', { kind: 'loop' })
      coder.line('}')
    },
  },
  control_forever: {
    category: 'control',
    shape: 'last',
    message: { en: 'forever\n{DO}', de: 'für immer\n{DO}' },
    args: { DO: { kind: 'statements' } },
    tooltip: { en: 'Does the blocks inside until Stop.', de: 'Macht die Blöcke darin bis zum Stopp.' },
    keywords: {
      en: 'loop endless always repeat',
      de: 'schleife endlos immer Schleife fortlaufend wiederhole',
    },
    code(coder) {
      coder.line('while (true) {')
      coder.body('DO', { kind: 'loop' })
      coder.line('  await nextFrame();')
      coder.line('}')
    },
  },
  control_repeat_until: {
    category: 'control',
    shape: 'statement',
    message: { en: 'repeat until {IF}\n{DO}', de: 'wiederhole, bis {IF}\n{DO}' },
    args: { IF: conditionSlot(2), DO: { kind: 'statements' } },
    tooltip: {
      en: 'Does the blocks inside until this becomes true.',
      de: 'Macht die Blöcke darin, bis es stimmt.',
    },
    keywords: { en: 'loop', de: 'schleife' },
    code(coder) {
      coder.line(`while (!${coder.value('IF', binding.not, 'false')}) {`)
      coder.body('DO', { kind: 'loop' })
      coder.line('  await nextFrame();')
      coder.line('}')
    },
  },
  control_repeat_while: {
    category: 'control',
    shape: 'statement',
    message: { en: 'repeat while {IF}\n{DO}', de: 'wiederhole, solange {IF}\n{DO}' },
    args: { IF: conditionSlot(2), DO: { kind: 'statements' } },
    tooltip: {
      en: 'Does the blocks inside as long as this is true.',
      de: 'Macht die Blöcke darin, solange es stimmt.',
    },
    keywords: { en: 'loop', de: 'schleife' },
    level: 'maker',
    code(coder) {
      coder.line(`while (${coder.condition('IF')}) {`)
      coder.body('DO', { kind: 'loop' })
      coder.line('  await nextFrame();')
      coder.line('}')
    },
  },
  controls_for: {
    category: 'control',
    shape: 'statement',
    message: {
      en: 'for {VAR} from {FROM} to {TO} by {BY}\n{DO}',
      de: 'für {VAR} von {FROM} bis {TO} in Schritten von {BY}\n{DO}',
    },
    args: {
      VAR: { kind: 'variable' },
      FROM: numberSlot(1),
      TO: numberSlot(10),
      BY: numberSlot(1),
      DO: { kind: 'statements' },
    },
    tooltip: {
      en: 'Counts up or down and does the blocks inside for each number.',
      de: 'Zählt hoch oder runter und macht die Blöcke darin für jede Zahl.',
    },
    keywords: { en: 'loop count', de: 'schleife zähle' },
    level: 'maker',
    code(coder) {
      const [from, to, by] = ['FROM', 'TO', 'BY'].map((input) => coder.number(input))
      coder.line(`for (${coder.variable('VAR')} of range(${from}, ${to}, ${by})) {`)
      coder.body('DO', { kind: 'loop' })
      coder.line('}')
    },
  },
  control_each_like: {
    category: 'control',
    shape: 'statement',
    message: {
      en: 'for each thing like {ITEM} as it\n{DO}',
      de: 'für jedes Ding wie {ITEM}, genannt es\n{DO}',
    },
    args: { ITEM: { kind: 'item' }, DO: { kind: 'statements' } },
    tooltip: {
      en: 'Does the blocks inside for every thing of this kind, one after the other.',
      de: 'Macht die Blöcke darin für jedes Ding dieser Art, eins nach dem anderen.',
    },
    keywords: { en: 'loop all kind', de: 'schleife alle art' },
    code(coder) {
      coder.line(`for (const it of scene.all(${coder.item('ITEM')})) {`)
      coder.body('DO', { hasIt: true, kind: 'loop' })
      coder.line('}')
    },
  },
  control_break: {
    category: 'control',
    shape: 'last',
    message: { en: 'leave the loop', de: 'verlasse die Schleife' },
    args: {},
    tooltip: {
      en: 'Goes on with what comes after the loop.',
      de: 'Macht mit dem weiter, was nach der Schleife kommt.',
    },
    keywords: { en: 'break out', de: 'abbrechen break' },
    level: 'maker',
    code(coder) {
      if (coder.isInLoop) coder.line('break;')
    },
  },
} as const satisfies Record<string, BlockDefinition>
