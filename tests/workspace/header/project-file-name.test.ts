import { expect, test } from 'vitest'
import { projectFileName } from '../../../src/workspace/header/project-file-name.ts'

test.each([
  ['My World', 'myworld.x'],
  ['2024 Ärger & Co!', 'ärgerco.x'],
  ['12monkeys3', 'monkeys3.x'],
  ['a/b\\c:d*e?"<>|', 'abcde.x'],
  ['../../etc/passwd', 'etcpasswd.x'],
  ['🐣 Nest', 'nest.x'],
  ['snake_case-file', 'snake_case-file.x'],
  ['42', 'project.x'],
  ['💯', 'project.x'],
  ['é'.repeat(300), `${'é'.repeat(60)}.x`],
])('[V12] a project that is called %s is saved as %s', (name, file) => {
  expect(projectFileName(name, '.x')).toBe(file)
})
