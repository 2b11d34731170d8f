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
