import type { BlockDefinition } from '../block-definition.ts'
import { conditionSlot, numberSlot } from '../slots.ts'

export const controlBlocks = {
  control_wait: {
    category: 'control',
    shape: 'statement',
    message: { en: 'wait {SECONDS} s', de: 'warte {SECONDS} s' },
    args: { SECONDS: numberSlot(1) },
    tooltip: { en: 'Waits before it goes on.', de: 'Wartet, bevor es weitergeht.' },
  },
  controls_repeat_ext: {
    category: 'control',
    shape: 'statement',
    message: { en: 'repeat {TIMES} times\n{DO}', de: 'wiederhole {TIMES} mal\n{DO}' },
    args: { TIMES: numberSlot(10), DO: { kind: 'statements' } },
    tooltip: { en: 'Does the blocks inside this many times.', de: 'Macht die Blöcke darin so oft.' },
  },
  control_forever: {
    category: 'control',
    shape: 'last',
    message: { en: 'forever\n{DO}', de: 'für immer\n{DO}' },
    args: { DO: { kind: 'statements' } },
    tooltip: { en: 'Does the blocks inside until Stop.', de: 'Macht die Blöcke darin bis zum Stopp.' },
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
  },
} as const satisfies Record<string, BlockDefinition>
