import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { settingsTableMarkdown } from '../../scripts/reference/settings-table-markdown.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const pages = ['README.md', ...globSync('docs/**/*.md')]
const textOf = (page: string) => readFileSync(page, 'utf8')

test('every npm command that a page names is in package.json', () => {
  for (const page of pages)
    for (const [, name = ''] of textOf(page).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g))
      expect(scripts, `${page}: npm run ${name}`).toHaveProperty([name])
})

test('every file that a command of package.json runs is there', () => {
  const files = Object.values(scripts).flatMap((script) => script.match(/\b(scripts|tests)\/[\w/.-]+/g) ?? [])
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('every link and picture of a page leads somewhere', () => {
  for (const page of pages)
    for (const [, target = ''] of textOf(page).matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(dirname(page), target)), `${page}: ${target}`).toBe(true)
})

test('every file of the code that a page names in a code span is there, but for examples', () => {
  const isExample = /flip|snowman|count|<|motion_go/
  for (const page of pages)
    for (const [, path = ''] of textOf(page).matchAll(
      /`(?:node )?((?:model|protocol|commands|language|machines|runtime|server|src|content|tests|scripts|docs)\/[^`\s*…]+)`/g,
    ))
      if (!isExample.test(path)) expect(existsSync(path), `${page}: ${path}`).toBe(true)
})

test('the README has six pictures, each of at most 300 KB', () => {
  const pictures = globSync('docs/images/*.webp')
  for (const picture of pictures) {
    expect(textOf('README.md'), picture).toContain(`](${picture})`)
    expect(statSync(picture).size, picture).toBeLessThanOrEqual(300 * 1024)
  }
  expect(pictures).toHaveLength(6)
})

test('the README has the table of all settings as it is', () => {
  expect(textOf('README.md'), 'copy the table of docs/reference/settings.md').toContain(
    settingsTableMarkdown(),
  )
})
