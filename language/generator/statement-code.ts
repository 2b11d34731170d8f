import type { BlockType } from '../blocks/block-catalogue.ts'
import type { BlockCoder, StatementCode } from './block-coder.ts'
import type { BlockNode } from './block-node.ts'
import { binding, quote } from './expression.ts'

const number = (coder: BlockCoder, block: BlockNode, input: string): string =>
  coder.value(block, input, binding.anything, '0')

const seconds = (coder: BlockCoder, block: BlockNode): string =>
  `{seconds: ${number(coder, block, 'SECONDS')}}`

const condition = (coder: BlockCoder, block: BlockNode): string =>
  coder.value(block, 'IF', binding.anything, 'false')

/** What each block that does something means in JavaScript. */
export const statementCode = {
  motion_move(coder, block) {
    const call = `${coder.item(block, 'ITEM')}.${coder.choice(block, 'DIRECTION')}`
    coder.line(`await ${call}(${number(coder, block, 'METRES')}, ${seconds(coder, block)});`)
  },
  motion_turn(coder, block) {
    const call = `${coder.item(block, 'ITEM')}.${coder.choice(block, 'DIRECTION')}`
    coder.line(`await ${call}(${number(coder, block, 'DEGREES')}, ${seconds(coder, block)});`)
  },
  motion_glide(coder, block) {
    const [x, y, z] = ['X', 'Y', 'Z'].map((input) => number(coder, block, input))
    const place = `{x: ${x}, y: ${y}, z: ${z}}`
    coder.line(`await ${coder.item(block, 'ITEM')}.glideTo(${place}, ${seconds(coder, block)});`)
  },
  looks_colour(coder, block) {
    coder.line(`${coder.item(block, 'ITEM')}.color = ${quote(coder.choice(block, 'COLOUR'))};`)
  },
  looks_say(coder, block) {
    const text = coder.value(block, 'TEXT', binding.anything, quote(''))
    coder.line(`await ${coder.item(block, 'ITEM')}.say(${text}, ${seconds(coder, block)});`)
  },
  control_wait(coder, block) {
    coder.line(`await wait(${number(coder, block, 'SECONDS')});`)
  },
  controls_repeat_ext(coder, block) {
    const i = coder.loopName()
    const times = number(coder, block, 'TIMES')
    // A count that is calculated is calculated once.
    const head = coder.isPlainNumber(block, 'TIMES')
      ? `let ${i} = 0; ${i} < ${times}; ${i} += 1`
      : `let ${i} = 0, ${i}End = ${times}; ${i} < ${i}End; ${i} += 1`
    coder.line(`for (${head}) {`)
    coder.body(block, 'DO')
    coder.line('}')
  },
  control_forever(coder, block) {
    coder.line('while (true) {')
    coder.body(block, 'DO')
    coder.line('  await nextFrame();')
    coder.line('}')
  },
  control_if(coder, block) {
    coder.line(`if (${condition(coder, block)}) {`)
    coder.body(block, 'DO')
    coder.line('}')
  },
  control_if_else(coder, block) {
    coder.line(`if (${condition(coder, block)}) {`)
    coder.body(block, 'DO')
    coder.line('} else {')
    coder.body(block, 'ELSE')
    coder.line('}')
  },
  variables_set(coder, block) {
    coder.line(`${coder.variable(block)} = ${number(coder, block, 'VALUE')};`)
  },
  math_change(coder, block) {
    coder.line(`${coder.variable(block)} += ${number(coder, block, 'DELTA')};`)
  },
} as const satisfies Partial<Record<BlockType, StatementCode>>
