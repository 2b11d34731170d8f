import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../scripts/explain.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'explain-'))
afterAll(() => rmSync(folder, { recursive: true }))

function explain(source: string, ...options: readonly string[]) {
  const path = join(folder, 'script.js')
  writeFileSync(path, source)
  const { stdout, status } = spawnSync(process.execPath, [program, path, ...options], { encoding: 'utf8' })
  return { status, said: JSON.parse(stdout) as unknown }
}

test('explain says in both languages where the first mistake of a script is and what to do', () => {
  const source = 'let score = 1\nif (score > 3 {\n}'
  const place = { ok: false, line: 2, column: 4, code: 'syntax.missing-bracket', severity: 'error' }
  expect(explain(source, '--lang', 'en')).toEqual({
    status: 0,
    said: { ...place, sentence: 'The “(” from line 2 is never closed. Add the “)”.' },
  })
  expect(explain(source, '--lang', 'de')).toEqual({
    status: 0,
    said: { ...place, sentence: 'Die „(“ aus Zeile 2 wird nie geschlossen. Ergänze die „)“.' },
  })
})

test('explain warns of what is hardly meant, and has nothing to say of a good script', () => {
  expect(explain('let score = 1\nif (score = 3) score = 0')).toMatchObject({
    said: { ok: false, line: 2, code: 'assignment-in-condition', severity: 'warning' },
  })
  expect(explain("scene.get('Dragon').moveUp(1)")).toEqual({
    status: 0,
    said: { ok: true, line: null, column: null, code: null, severity: null, sentence: null },
  })
})

test('explain says how it is used when it gets no file or a language that it does not know', () => {
  for (const options of [[], [join(folder, 'none.js')], [program, '--lang', 'fr']])
    expect(spawnSync(process.execPath, [program, ...options]).status).toBe(2)
})
