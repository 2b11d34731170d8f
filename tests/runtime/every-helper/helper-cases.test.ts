import { expect, test } from 'vitest'
import { helperCatalogue } from '../../../language/helper-api/helper-catalogue.ts'
import { helperCases, helperCourses, usualRun } from './helper-cases.ts'

const all = Object.entries(helperCases)

test('every helper there is has a case that calls it by its name, and is asked what came of it', () => {
  const names = Object.entries(helperCatalogue).flatMap(([owner, entries]) =>
    Object.keys(entries).map((name) => `${owner}.${name}`),
  )
  expect(all.map(([name]) => name).toSorted()).toEqual(names.toSorted())
  for (const [name, { does, tells, sees, run = usualRun }] of all) {
    const [owner = '', word = ''] = name.split('.')
    const call = owner === 'globals' ? word : owner === 'item' ? `.${word}` : `${owner}.${word}`
    expect(does, name).toContain(call)
    expect(tells ?? sees, name).toBeDefined()
    expect(Object.keys(helperCourses), name).toContain(run)
  }
})
