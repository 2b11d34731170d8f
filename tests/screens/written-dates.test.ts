import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('dates are written in one order everywhere: by `languageTag`, not by the language alone', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.filter((file) =>
    /DateTimeFormat\(locale, \{\s*dateStyle/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})
