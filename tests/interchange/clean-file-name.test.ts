import { expect, test } from 'vitest'
import { cleanFileName } from '../../interchange/names/clean-file-name.ts'

test.each([
  ['My World', 'myworld'],
  ['2024 Ärger & Co!', 'ärgerco'],
  ['12monkeys3', 'monkeys3'],
  ['a/b\\c:d*e?"<>|', 'abcde'],
  ['../../etc/passwd', 'etcpasswd'],
  ['🐣 Nest', 'nest'],
  ['snake_case-file', 'snake_case-file'],
  ['42', ''],
])('[V12] the name %s is %s in a file’s name', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned)
})
