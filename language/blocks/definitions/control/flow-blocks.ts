import type { BlockDefinition } from '../../block-definition.ts'
import { conditionSlot, numberSlot } from '../../slots.ts'

export const flowBlocks = {
  control_wait: {
    category: 'control',
    shape: 'statement',
    message: { en: 'wait {SECONDS} s', de: 'warte {SECONDS} s' },
    args: { SECONDS: numberSlot(1) },
    keywords: { en: 'seconds', de: 'Sekunden' },
    tooltip: { en: 'Waits before it goes on.', de: 'Wartet, bevor es weitergeht.' },
    code(coder) {
      coder.line(`await wait(${coder.number('SECONDS')});`)
    },
  },
  control_wait_until: {
    category: 'control',
    shape: 'statement',
    message: { en: 'wait until {IF}', de: 'warte, bis {IF}' },
    args: { IF: conditionSlot(2) },
    tooltip: { en: 'Waits until this is true.', de: 'Wartet, bis es stimmt.' },
    code(coder) {
      coder.line(`await waitUntil(${coder.check('IF')});`)
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
    keywords: { en: 'condition', de: 'wenn bedingung' },
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
    keywords: { en: 'condition', de: 'wenn bedingung' },
    code(coder) {
      coder.line(`if (${coder.condition('IF')}) {`)
      coder.body('DO')
      coder.line('} else {')
      coder.body('ELSE')
      coder.line('}')
    },
  },
  control_together: {
    category: 'control',
    shape: 'statement',
    message: { en: 'do together\n{DO}\nand\n{AND}', de: 'mache gleichzeitig\n{DO}\nund\n{AND}' },
    args: { DO: { kind: 'statements' }, AND: { kind: 'statements' } },
    tooltip: {
      en: 'Does both at the same time and goes on when both are done.',
      de: 'Macht beides gleichzeitig und dann weiter, wenn beides fertig ist.',
    },
    keywords: { en: 'parallel same time', de: 'parallel zusammen' },
    code(coder) {
      coder.line('await together(async () => {')
      coder.body('DO', { kind: 'function' })
      coder.line('}, async () => {')
      coder.body('AND', { kind: 'function' })
      coder.line('});')
    },
  },
} as const satisfies Record<string, BlockDefinition>
