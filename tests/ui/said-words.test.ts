import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pageWords } from '../../src/i18n/en/page-words.ts'
import { panelWords } from '../../src/i18n/en/panel-words.ts'
import { peopleWords } from '../../src/i18n/en/people-words.ts'
import { siteWords } from '../../src/i18n/en/site-words.ts'
import { stepWords } from '../../src/i18n/en/step-words.ts'
import { workshopWords } from '../../src/i18n/en/workshop-words.ts'
import { en } from '../../src/i18n/en.ts'

const parts = {
  site: siteWords,
  people: peopleWords,
  pages: pageWords,
  workshop: workshopWords,
  panels: panelWords,
  steps: stepWords,
}

const partOf = new Map(
  Object.entries(parts).flatMap(([part, words]) => Object.keys(words).map((area) => [area, part] as const)),
)

interface Code {
  /** Keys in it, and the beginnings of those that it puts together, with the part that each is in. */
  readonly said: readonly { readonly key: string; readonly part: string }[]
  /** Parts that it waits for itself. */
  readonly needed: readonly string[]
  /** What it imports, with the parts that are fetched along. */
  readonly imports: readonly { readonly file: string; readonly along: readonly string[] }[]
}

/** It speaks when somebody has logged in, and the dialog for that came with its words. */
const saysLater = new Map([['src/account/AuthProvider.tsx', 'people']])

/** Whether the catalogue has the key, or one that begins with it. */
function isKey(text: string): boolean {
  let words: unknown = en
  const steps = text.split('.')
  for (const [index, step] of steps.entries()) {
    if (typeof words !== 'object' || words === null) return false
    const tree: object = words
    const next: unknown = Reflect.get(tree, step)
    const isLast = index === steps.length - 1
    if (next === undefined && isLast) return Object.keys(tree).some((name) => name.startsWith(step))
    words = next
  }
  return typeof words === 'string'
}

function readCode(file: string): Code {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '')
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second])
  const literals = all(/'([a-z]\w*(?:\.\w+)+)'/g)
  const beginnings = all(/`([a-z]\w*\.[\w.]*)\$\{/g)
  const said = [...literals, ...beginnings].flatMap(([key = '']) => {
    const part = partOf.get(key.split('.')[0] ?? '')
    return part && isKey(key) ? [{ key, part }] : []
  })
  const named = (start: string, path: string, along: readonly string[]) => {
    const target = join(dirname(start), path)
    return path.startsWith('.') && target.startsWith('src/') && /\.tsx?$/.test(target) && existsSync(target)
      ? [{ file: target, along }]
      : []
  }
  const still = all(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)
  // Words are fetched along with a part of a screen (`withWords`), or with a whole one (`loadedLater`).
  const lazy = all(
    /((?:withWords\(\s*'\w+',\s*)*|loadedLater\(\s*\[[^\]]*\],\s*\(\)\s*=>\s*)(?<!\w)import\(\s*'([^']+)'/g,
  )
  return {
    said,
    needed: all(/needWords\('(\w+)'\)/g).map(([part = '']) => part),
    imports: [
      ...still.flatMap(([path = '']) => named(file, path, [])),
      ...lazy.flatMap(([around = '', path = '']) =>
        named(
          file,
          path,
          [...around.matchAll(/'(\w+)'/g)].map(([, part = '']) => part),
        ),
      ),
    ],
  }
}

/** What is said where its words need not be there, on whatever way of imports one comes to it from the entry of the app. */
function saidTooEarly(entry: string): { readonly visited: number; readonly early: ReadonlySet<string> } {
  const codes = new Map<string, Code>()
  const seen = new Set<string>()
  const early = new Set<string>()
  const visit = (file: string, before: readonly string[]) => {
    const code = codes.get(file) ?? readCode(file)
    codes.set(file, code)
    const here = [...new Set([...before, ...code.needed])].sort()
    const step = `${file} ${here.join(' ')}`
    if (seen.has(step)) return
    seen.add(step)
    for (const { key, part } of code.said)
      if (!here.includes(part) && saysLater.get(file) !== part)
        early.add(`${file} says ${key} without '${part}'`)
    for (const { file: next, along } of code.imports) visit(next, [...here, ...along])
  }
  visit(entry, ['site'])
  return { visited: codes.size, early }
}

test('[R21] no page says words that it has not fetched: it would show the names of texts', () => {
  const { visited, early } = saidTooEarly('src/app/main.tsx')
  expect(visited).toBeGreaterThan(700)
  expect([...early].sort()).toEqual([])
})
