import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkScript } from '../language/check/check-script.ts'
import { explainError } from '../language/errors/explain-error.ts'
import type { CodeLocale } from '../language/locale.ts'

/**
 * `npm run explain -- FILE.js --lang en|de` checks a script as the editor does, without the names of a project, and prints one line of
 * JSON: `ok`, and of the first mistake `line` and `column` (from 1), `code`, `severity` (`error`: fails when its line comes; `warning`:
 * hardly meant) and the `sentence` that a learner reads; all of them `null` when nothing is wrong. Exits 0 when the file could be read.
 */
const usage = 'npm run explain -- FILE.js --lang en|de'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string', default: 'en' } },
})
const [file] = positionals
const isLocale = (lang: string): lang is CodeLocale => lang === 'en' || lang === 'de'

if (file === undefined || positionals.length > 1 || !isLocale(values.lang)) {
  console.error(usage)
  process.exitCode = 2
} else explain(file, values.lang)

function explain(path: string, locale: CodeLocale): void {
  const source = textOf(path)
  if (source === undefined) return
  const [mistake] = checkScript(source, null)
  const { line = null, column = null, code = null, severity = null } = mistake ?? {}
  const sentence = mistake ? explainError(mistake.code, mistake.params, locale) : null
  console.log(JSON.stringify({ ok: mistake === undefined, line, column, code, severity, sentence }))
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
    return undefined
  }
}
