import type { BlockDefinition } from '../block-definition.ts'
import { conditionSlot, numberSlot } from '../slots.ts'

export const controlBlocks = {
  control_wait: {
    category: 'control',
    shape: 'statement',
    message: { en: 'wait {SECONDS} s', de: 'warte {SECONDS} s' },
    args: { SECONDS: numberSlot(1) },
    tooltip: { en: 'Waits before it goes on.', de: 'Wartet, bevor es weitergeht.' },
    code(coder) {
      coder.line(`await wait(${coder.number('SECONDS')});`)
    },
  },
  controls_repeat_ext: {
    category: 'control',
    shape: 'statement',
    message: { en: 'repeat {TIMES} times\n{DO}', de: 'wiederhole {TIMES} mal\n{DO}' },
    args: { TIMES: numberSlot(10), DO: { kind: 'statements' } },
    tooltip: { en: 'Does the blocks inside this many times.', de: 'Macht die Blöcke darin so oft.' },
    code(coder) {
      const i = coder.loopName()
      const times = coder.number('TIMES')
      // A count that is calculated is calculated once.
      const head = coder.isPlainNumber('TIMES')
        ? `let ${i} = 0; ${i} < ${times}; ${i} += 1`
        : `let ${i} = 0, ${i}End = ${times}; ${i} < ${i}End; ${i} += 1`
      coder.line(`for (${head}) {`)
      coder.body('DO')
      coder.line('}')
    },
  },
  control_forever: {
    category: 'control',
    shape: 'last',
    message: { en: 'forever\n{DO}', de: 'für immer\n{DO}' },
    args: { DO: { kind: 'statements' } },
    tooltip: { en: 'Does the blocks inside until Stop.', de: 'Macht die Blöcke darin bis zum Stopp.' },
    code(coder) {
      coder.line('while (true) {')
      coder.body('DO')
      coder.line('  await nextFrame();')
      coder.line('}')
    },
  },
  control_if: {
    category: 'control',
    shape: 'statement',
    message: { en: 'if {IF} then\n{DO}', de: 'falls {IF} dann\n{DO}' },
    args: { IF: conditionSlot(2), DO: { kind: 'statements' } },
    tooltip: {
      en: 'Does the blocks inside only if this is true.',
      de: 'Macht die Blöcke darin nur, wenn es stimmt.',
    },
    code(coder) {
      coder.line(`if (${coder.condition('IF')}) {`)
      coder.body('DO')
      coder.line('}')
    },
  },
  control_if_else: {
    category: 'control',
    shape: 'statement',
    message: { en: 'if {IF} then\n{DO}\nelse\n{ELSE}', de: 'falls {IF} dann\n{DO}\nsonst\n{ELSE}' },
    args: { IF: conditionSlot(2), DO: { kind: 'statements' }, ELSE: { kind: 'statements' } },
    tooltip: {
      en: 'Does the upper blocks if this is true, else the lower ones.',
      de: 'Macht die oberen Blöcke, wenn es stimmt, sonst die unteren.',
    },
    code(coder) {
      coder.line(`if (${coder.condition('IF')}) {`)
      coder.body('DO')
      coder.line('} else {')
      coder.body('ELSE')
      coder.line('}')
    },
  },
} as const satisfies Record<string, BlockDefinition>
