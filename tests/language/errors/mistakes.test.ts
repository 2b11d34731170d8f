import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkScript } from '../../../language/check/check-script.ts'
import { explainError } from '../../../language/errors/explain-error.ts'
import { type AdviceWords, asksToDelete, asksToWrite } from '../../support/mistakes/advice.ts'
import { spoiltAdvice } from '../../support/mistakes/spoilt-advice.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const folder = new URL('../../corpus/mistakes/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

const Words = z.object({ en: z.array(z.string()), de: z.array(z.string()) })
const Row = z.strictObject({
  title: z.string(),
  source: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join('\n'))]),
  line: z.union([z.number().transform((line) => [line]), z.array(z.number())]),
  names: z.array(z.string()),
  action: z.union([z.string(), Words]),
  writes: z.array(z.string()).nonempty().optional(),
  deletes: z.array(z.string()).nonempty().optional(),
})
type Row = z.infer<typeof Row>

const {
  spoken,
  delete: deleting,
  ...actions
} = z.object({ spoken: Words, delete: Words }).catchall(Words).parse(read('actions.json'))
/** Rows list the spoken words of both languages side by side. */
const adviceWords = (locale: 'en' | 'de'): AdviceWords => ({
  spoken: [...spoken.en, ...spoken.de],
  delete: deleting[locale],
})
const rowsOf = (name: string): readonly Row[] => z.array(Row).parse(read(name))
const all: readonly Row[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'actions.json')
  .sort()
  .flatMap(rowsOf)

const things = ['Dragon', 'Kid', 'Tree house', 'Coin', 'Coin', 'Coin', 'Lantern']
const entities = things.map((name, index) => frameEntity(`thing-${index}`, { name }))

interface Said {
  readonly line: number | null
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The first thing that a learner reads: before the start, else while it runs. */
async function firstMistake(source: string): Promise<Said | null> {
  const [mistake] = checkScript(source, {
    things,
    scenes: ['Garden', 'Cave'],
    sounds: ['My song'],
    sentElsewhere: [],
  })
  if (mistake) return mistake
  const { errors } = await runProgram({ entities, tabs: { Tab1: source }, seconds: 2 })
  return errors[0] ?? null
}

/** Whether a sentence has a word, not only as a part of another one; signs may stand anywhere. */
function has(sentence: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const isWord = /^[\p{L}\p{N}]+$/u.test(word)
  return new RegExp(isWord ? `(?<![\\p{L}])${escaped}` : escaped, 'iu').test(sentence)
}

/** General sentences, which say that something is wrong and not what to do: a learner has got no advice. */
const adviseNothing: ReadonlySet<string> = new Set([
  'syntax.unexpected',
  'syntax.other',
  'syntax.unexpected-end',
])

/** Whether a sentence asks for what is right, as far as a row says what that is. */
function asksForRight(row: Row, said: Said, sentence: string, locale: 'en' | 'de'): boolean {
  if (adviseNothing.has(said.code)) return false
  const words = adviceWords(locale)
  if (row.deletes && asksToDelete(sentence, row.deletes, words, locale)) return true
  const wanted = typeof row.action === 'string' ? actions[row.action] : row.action
  const asking = wanted?.[locale] ?? []
  if (row.writes) return asksToWrite(sentence, row.writes, asking, words, locale)
  return !row.deletes && asking.some((word) => has(sentence, word))
}

function isGood(row: Row, said: Said, sentence: string, locale: 'en' | 'de'): boolean {
  const isNamed = row.names.some((name) => has(sentence, name))
  return isNamed && asksForRight(row, said, sentence, locale) && !sentence.includes('{{')
}

function lacks(row: Row, said: Said, locale: 'en' | 'de'): string | null {
  const sentence = explainError(said.code, said.params, locale)
  if (isGood(row, said, sentence, locale)) return null
  const isNamed = row.names.some((name) => has(sentence, name))
  return `${row.title} [${said.code}] ${isNamed ? 'asks for nothing right' : 'names nothing'}: ${sentence}`
}

test.each([
  ['of all', all, 200],
  ['of those by somebody who had never seen the checker', rowsOf('others.json'), 50],
])(
  '[S25] beginners read of their mistakes the right line, the thing and what to do, in English and German: %s',
  async (which, rows, atLeast) => {
    const wrongLines: string[] = []
    const wrongSentences: string[] = []
    for (const row of rows) {
      const said = await firstMistake(row.source)
      if (said === null || said.line === null || !row.line.includes(said.line))
        wrongLines.push(
          `${row.title} [${said?.code}]: line ${said?.line} instead of ${row.line.join(' or ')}`,
        )
      for (const locale of ['en', 'de'] as const) {
        const lack = said === null ? `${row.title}: nothing is said` : lacks(row, said, locale)
        if (lack !== null) wrongSentences.push(lack)
      }
    }
    const lineScore = 1 - wrongLines.length / rows.length
    const sentenceScore = 1 - wrongSentences.length / (2 * rows.length)
    console.log(
      `${rows.length} mistakes ${which}: right line ${(100 * lineScore).toFixed(1)} %, thing and action ${(100 * sentenceScore).toFixed(1)} %`,
    )
    for (const lack of [...wrongLines, ...wrongSentences]) console.log(`  ${lack}`)
    expect(rows.length).toBeGreaterThanOrEqual(atLeast)
    expect(lineScore).toBeGreaterThanOrEqual(0.98)
    expect(sentenceScore).toBeGreaterThanOrEqual(0.95)
  },
)

test('[S25] the score sees wrong advice: hardly a sentence passes whose code is a banana', async () => {
  const passing: string[] = []
  let spoilt = 0
  for (const row of all) {
    const said = await firstMistake(row.source)
    if (said === null) continue
    for (const locale of ['en', 'de'] as const) {
      const sentence = explainError(said.code, said.params, locale)
      const wrong = spoiltAdvice(sentence, locale)
      if (wrong === sentence) continue
      spoilt += 1
      if (isGood(row, said, wrong, locale)) passing.push(wrong)
    }
  }
  console.log(`${passing.length} of ${spoilt} sentences pass with bananas`)
  for (const sentence of passing) console.log(`  ${sentence}`)
  expect(spoilt).toBeGreaterThanOrEqual(500)
  expect(passing.length / spoilt).toBeLessThan(0.08)
})
