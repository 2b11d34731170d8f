import { expect, test } from 'vitest'
import { teacherWord } from '../../src/publish/teacher-word.ts'
import { communityProject } from '../support/community-project.ts'

test.each([
  ['asked', 'public', 'class', 'asked'],
  ['refused', 'link', 'class', 'refused'],
  ['approved', 'link', 'link', 'link'],
  ['approved', 'public', 'public', 'public'],
  ['approved', 'public', 'private', null],
  ['approved', 'public', 'class', null],
] as const)('[P03] %s, to be shown %s, shown %s: says %s', (state, wanted, visibility, word) => {
  expect(teacherWord({ state, wanted, project: communityProject({ name: 'castle', visibility }) })).toBe(word)
})
