import { expect, test } from 'vitest'
import { checkScript } from '../../../language/check/check-script.ts'

const things = "const dragon = scene.get('Dragon')\n"

/** Programs that can be read, and what is said of their last line. */
test.each([
  ['let x = 1\nif (x === 1 || 2) x = 3', 'compared-once', { wanted: 'x === 1 || x === 2' }],
  ['let x = 1\nif (x === 1 && 2) x = 3', 'compared-once', { wanted: 'x === 1 || x === 2' }],
  ["let x = ''\nif (x !== 'a' || 'b') x = 3", 'compared-once', { wanted: "x !== 'a' && x !== 'b'" }],
  ['let x = 1\nwhile (x < 5 && 10) x += 3', 'compared-once', { wanted: 'x < 5 && x < 10' }],
  ['let x = 1\nif (x === (1 || 2)) x = 3', 'compared-once', { wanted: 'x === 1 || x === 2' }],
  ['let x = 1\nif (x === 1 || 2 || 3) x = 4', 'compared-once', { wanted: 'x === 1 || x === 2 || x === 3' }],
  ['let x = 1\nif (x > 1 || 5) x = 3', 'value-alone', { value: '5', truth: 'true' }],
  ['let x = 1\nwhile (x > 1 || 5) x += 3', 'value-alone', { value: '5', truth: 'true' }],
  ['let x = 1\nif (x < 1 || x > 3 || 9) x = 3', 'value-alone', { value: '9', truth: 'true' }],
  ['let x = 1\nif (x == 1 || x > 3 || 9) x = 3', 'value-alone', { value: '9', truth: 'true' }],
  ['let x = 1\nif (x > 3 || 5 || x === 9 || 2) x = 4', 'value-alone', { value: '5', truth: 'true' }],
  ['let x = 1\nif (x > 1 || 0) x = 3', 'value-alone', { value: '0', truth: 'false' }],
  [
    'let score = 1\nconsole.log("Points: $' + '{score}")',
    'quotes-for-template',
    { wanted: '`Points: $' + '{score}`' },
  ],
  ["console.log('Points: $" + "{game.score}')", 'quotes-for-template', { found: '$' + '{game.score}' }],
  [
    `${things}dragon.moveForward(2).seconds(3)`,
    'syntax.option-outside',
    { example: 'dragon.moveForward(2, {seconds: 3})' },
  ],
  ['console.log(globalThis.document)', 'page.outside', { name: 'document' }],
  ['globalThis.score = 3', 'page.outside', { name: 'globalThis' }],
  ['onCollision(() => {})', 'foreign-name', { wanted: '….onTouch(…)' }],
  ['onCollide(() => {})', 'foreign-name', { wanted: '….onTouch(…)' }],
  [`${things}dragon.onCollide(dragon, () => {})`, 'not-a-function.suggest', { suggestion: 'onTouch' }],
  [`${things}if (dragon.color == red) {}`, 'needs-quotes', { name: 'red' }],
  [`${things}if (red !== dragon.color) {}`, 'needs-quotes', { name: 'red' }],
  [
    `${things}let reds = 1; if (dragon.color === red) reds = 2`,
    'unknown-name.suggest',
    { suggestion: 'reds' },
  ],
  ['await wate(1)', 'unknown-name.suggest', { suggestion: 'wait' }],
  [
    'for (let i in 10) console.log(i)',
    'loop-over-number',
    { found: 'in 10', wanted: 'for (let i = 0; i < 10; i += 1)' },
  ],
  [
    'const n = 3\nfor (const i of n) console.log(i)',
    'loop-over-number',
    { found: 'of n', wanted: 'for (let i = 0; i < n; i += 1)' },
  ],
])('of %j is said %s', (source, code, params) => {
  expect(checkScript(source, null)).toMatchObject([{ line: source.split('\n').length, code, params }])
})
