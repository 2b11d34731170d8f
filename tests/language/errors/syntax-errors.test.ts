import { expect, test } from 'vitest'
import { compileScript } from '../../../language/compile/compile-script.ts'
import { inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { explainError } from '../../../language/errors/explain-error.ts'
import { FileId } from '../../../model/ids.ts'

type Row = [source: string, code: string, line: number, column: number, params?: object]

const rows: Row[] = [
  ['let x = {\n a: 1\n', 'syntax.missing-bracket', 1, 9, { bracket: '{', line: 1, wanted: '}' }],
  [
    'onStart(async () => {\n  wait(1)\n}',
    'syntax.missing-bracket',
    1,
    8,
    { bracket: '(', line: 1, wanted: ')' },
  ],
  ['if (true {\n}', 'syntax.missing-bracket', 1, 4, { bracket: '(', line: 1, wanted: ')' }],
  ['wait(1, 2))', 'syntax.extra-bracket', 1, 11, { bracket: ')' }],
  ['const a = 1;\nconst b = (2 + ;', 'syntax.missing-bracket', 2, 11, { bracket: '(', line: 2, wanted: ')' }],
  ['int x = 5', 'syntax.word', 1, 1, { found: 'int', wanted: 'let' }],
  ['let a = 2 mal 3', 'syntax.word', 1, 11, { found: 'mal', wanted: '*' }],
  ['let a\na b', 'syntax.unexpected', 2, 3, { found: 'b' }],
  ['let a =', 'syntax.missing-value', 1, 7, { found: '=' }],
  ['"abc', 'syntax.open-text', 1, 1, { quote: '"' }],
  ['`abc', 'syntax.open-text', 1, 1, { quote: '`' }],
  ['/* a', 'syntax.open-comment', 1, 1],
  ['x = @', 'syntax.strange-character', 1, 5, { found: '@' }],
  ['let a;\nlet a;', 'syntax.declared-twice', 2, 5, { name: 'a' }],
  ['let class = 1', 'syntax.reserved-word', 1, 5, { name: 'class' }],
  ['let await = 1', 'syntax.reserved-word', 1, 5, { name: 'await' }],
  ['onStart(() => {\n  await wait(1)\n})', 'syntax.await-outside-async', 2, 3],
  ['1 = 2', 'syntax.bad-assignment', 1, 1],
  ['const a', 'syntax.const-without-value', 1, 7, { name: 'a' }],
  ['break', 'syntax.break-outside-loop', 1, 1, { name: 'break' }],
  ['let a = 3x', 'syntax.unit', 1, 9, { found: 'x', number: '3' }],
  ['let a = 0b3', 'syntax.bad-number', 1, 11],
  ['import x from "y"', 'syntax.no-import', 1, 1],
  [
    'for i in range(10) {\n}',
    'syntax.python-for',
    1,
    1,
    { example: 'for (let i = 0; i < 10; i += 1) { … }' },
  ],
  ['let a = (3 + 4;\na', 'syntax.missing-bracket', 1, 9, { bracket: '(', line: 1, wanted: ')' }],
  ['say("He said "hi" to me")', 'syntax.apostrophe', 1, 5, { quote: '"', other: "'" }],
  ['if (a > 5) && (a < 9) {\n}', 'syntax.torn-condition', 1, 12, { found: '&&' }],
  ['d.moveUp(1) d.moveDown(1)', 'syntax.next-command', 1, 13, { found: 'd' }],
  ['let a = 4,\nlet b = 5', 'syntax.extra-comma', 1, 10],
  ['d.turnLeft 90', 'syntax.missing-open-bracket', 1, 3, { name: 'turnLeft' }],
  ["String name = 'Tom'", 'syntax.word', 1, 1, { found: 'String', wanted: 'let' }],
  ['onKey("space", ( => {\n})', 'syntax.arrow-bracket', 1, 16],
  ['if (a > = 3) {\n}', 'syntax.swapped-sign', 1, 7, { found: '> =', wanted: '>=' }],
  ['a = > 3', 'syntax.wrong-arrow', 1, 3, { found: '= >' }],
  ['for (a from b) {\n}', 'syntax.word', 1, 8, { found: 'from', wanted: 'of' }],
  [
    'for (const high score of b) {\n}',
    'syntax.name-space',
    1,
    12,
    { name: 'high score', wanted: 'highScore' },
  ],
  ['def move() {\n}', 'syntax.word', 1, 1, { found: 'def move() {', wanted: 'function move() {' }],
  ['a.b-;', 'syntax.half-count', 1, 4, { found: 'a.b-', sign: '-', wanted: 'a.b--' }],
  ['b = a-;', 'syntax.missing-value', 1, 6, { found: '-' }],
  ['d.moveUp() seconds: 2', 'syntax.next-command', 1, 12, { found: 'seconds' }],
  [
    'a.b.glideTo(c) {seconds: 2}; d',
    'syntax.option-outside',
    1,
    17,
    { found: 'seconds', example: 'a.b.glideTo(c, {seconds: 2})' },
  ],
  ['d.move forward(3)', 'syntax.name-space', 1, 3, { name: 'move forward', wanted: 'moveForward' }],
  ['a.move onward(3)', 'syntax.unexpected', 1, 8, { found: 'onward' }],
  ['1 point = 3', 'syntax.name-digit', 1, 1, { name: '1 point', wanted: 'point1' }],
  ['let b = 3 metres', 'syntax.unit', 1, 9, { found: 'metres', number: '3' }],
  ['let b = 3 c = 4', 'syntax.next-command', 1, 11, { found: 'c' }],
  ['when flag clicked', 'syntax.word', 1, 1, { found: 'when flag clicked', wanted: 'onStart(() => {' }],
  [
    'when up arrow key pressed:',
    'syntax.word',
    1,
    1,
    { found: 'when up arrow key pressed:', wanted: "onKey('up', () => {" },
  ],
  [
    'wenn diese Figur angeklickt',
    'syntax.word',
    1,
    1,
    { found: 'wenn diese Figur angeklickt', wanted: '….onClick(() => {' },
  ],
  [
    'when I receive hello',
    'syntax.word',
    1,
    1,
    { found: 'when I receive hello', wanted: "onMessage('hello', () => {" },
  ],
  [
    'wenn ich [los] empfange',
    'syntax.word',
    1,
    1,
    { found: 'wenn ich [los] empfange', wanted: "onMessage('los', () => {" },
  ],
  [
    'repeat(10) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'repeat(10) {', wanted: 'for (let i = 0; i < 10; i += 1) {' },
  ],
  [
    'wiederhole n mal {\n}',
    'syntax.word',
    1,
    1,
    { found: 'wiederhole n mal {', wanted: 'for (let i = 0; i < n; i += 1) {' },
  ],
  [
    'repeat until (a > 3) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'repeat until (a > 3) {', wanted: 'while (!(a > 3)) {' },
  ],
  [
    'for (let i from 1 to 10) { a(i) }',
    'syntax.word',
    1,
    1,
    { found: 'for (let i from 1 to 10)', wanted: 'for (let i = 1; i <= 10; i += 1)' },
  ],
  [
    'for (let i von 1 bis 10) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for (let i von 1 bis 10)', wanted: 'for (let i = 1; i <= 10; i += 1)' },
  ],
  [
    'for (let i from 10 to 1) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for (let i from 10 to 1)', wanted: 'for (let i = 10; i >= 1; i -= 1)' },
  ],
  [
    'for (let i = 1 to 10) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for (let i = 1 to 10)', wanted: 'for (let i = 1; i <= 10; i += 1)' },
  ],
  [
    'for (i = 1 to 10) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for (i = 1 to 10)', wanted: 'for (let i = 1; i <= 10; i += 1)' },
  ],
  [
    'for (let i = 1 bis n + 1) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for (let i = 1 bis n + 1)', wanted: 'for (let i = 1; i <= n + 1; i += 1)' },
  ],
  [
    'for (let i = 0 to 10 step 2) {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for (let i = 0 to 10 step 2)', wanted: 'for (let i = 0; i <= 10; i += 2)' },
  ],
  [
    'for i = 1 to 10 {\n}',
    'syntax.word',
    1,
    1,
    { found: 'for i = 1 to 10 {', wanted: 'for (let i = 1; i <= 10; i += 1) {' },
  ],
  [
    'für i von 1 bis 10 {\n}',
    'syntax.word',
    1,
    1,
    { found: 'für i von 1 bis 10 {', wanted: 'for (let i = 1; i <= 10; i += 1) {' },
  ],
  ['let 1 = 3', 'syntax.name-digit', 1, 5, { name: '1', wanted: 'number1' }],
  ['wait(1 b)', 'syntax.missing-comma', 1, 6, { after: '1' }],
  ['let a = <b>hi</b>', 'syntax.html', 1, 9, { found: '<b>' }],
  ['let a = < b', 'syntax.missing-value', 1, 7, { found: '=' }],
  ['when (flag) {\n}', 'syntax.word', 1, 1, { found: 'when', wanted: 'if' }],
  ['when (a > 3) {\n}', 'syntax.word', 1, 1, { found: 'when', wanted: 'if' }],
  [
    'wenn Pfeil-nach-oben-Taste gedrückt',
    'syntax.word',
    1,
    1,
    {
      found: 'wenn Pfeil-nach-oben-Taste gedrückt',
      wanted: "onKey('up', () => {",
    },
  ],
]

test.each<Row>(rows)('[S25] %j is explained as %s at %i:%i', (source, code, line, column, params = {}) => {
  const compiled = compileScript({ fileId: FileId.parse('f'), name: 'Tab1', source, how: inWorkspace })
  expect(compiled).toEqual({
    ok: false,
    error: { fileId: 'f', fileName: 'Tab1', line, column, code, params },
  })
})

test('a sentence is filled in both languages and never shows a gap', () => {
  const params = { bracket: '{', line: 4, wanted: '}' }
  expect(explainError('syntax.missing-bracket', params, 'en')).toBe(
    'The “{” from line 4 is never closed. Add the “}”.',
  )
  expect(explainError('syntax.missing-bracket', params, 'de')).toBe(
    'Die „{“ aus Zeile 4 wird nie geschlossen. Ergänze die „}“.',
  )
  expect(explainError('from.another.version', {}, 'de')).toBe(
    'In dieser Zeile ist etwas schiefgegangen. Prüfe jedes ihrer Wörter.',
  )
})

test.each([
  ['when key up pressed {', "onKey('up', () => {"],
  ['when key a is pressed {', "onKey('a', () => {"],
  ['when key right arrow pressed {', "onKey('right', () => {"],
  ['when enter key pressed {', "onKey('enter', () => {"],
  ['when [w v] key pressed {', "onKey('w', () => {"],
  ['when [up arrow v] key pressed {', "onKey('up', () => {"],
  ['when space pressed {', "onKey('space', () => {"],
  ['when I press the down arrow {', "onKey('down', () => {"],
  ['when key pressed {', "onKey('…', () => {"],
  ['wenn die linke Pfeiltaste gedrückt wird {', "onKey('left', () => {"],
  ['wenn die rechte Pfeiltaste gedrückt wird {', "onKey('right', () => {"],
  ['wenn die obere Pfeiltaste gedrückt wird {', "onKey('up', () => {"],
  ['wenn die untere Pfeiltaste gedrückt wird {', "onKey('down', () => {"],
  ['wenn die w Taste gedrückt wird {', "onKey('w', () => {"],
  ['wenn w-Taste gedrückt {', "onKey('w', () => {"],
  ['wenn Taste Enter gedrückt {', "onKey('enter', () => {"],
  ['wenn Taste a gedrückt, gehe nach links {', "onKey('a', () => {"],
  ['wenn Leertaste gedrückt {', "onKey('space', () => {"],
  ['wenn Taste Pfeil nach oben gedrückt {', "onKey('up', () => {"],
  ['wenn ich w drücke {', "onKey('w', () => {"],
  ['wenn die linke Maustaste gedrückt wird {', '….onClick(() => {'],
  ['when mouse clicked {', '….onClick(() => {'],
  ['when mouse button is pressed {', '….onClick(() => {'],
])('[S25] %j of blocks is advised as %s', (found, wanted) => {
  const compiled = compileScript({ fileId: FileId.parse('f'), name: 'Tab1', source: found, how: inWorkspace })
  expect(compiled).toMatchObject({ ok: false, error: { code: 'syntax.word', params: { found, wanted } } })
})
