import { expect, test } from 'vitest'
import { givenNames } from '../../../language/generator/name-variables.ts'
import { FileId } from '../../../model/ids.ts'
import { asBlocksSay } from '../../../src/workspace/watch/as-blocks-say.ts'

const fileId = FileId.parse('tab')
const one = (name: string, text: string, thing?: string) => ({
  ...{ fileId, name, text },
  ...(thing === undefined ? {} : { thing }),
})

test('a blocks tab is watched under the names on its blocks: variables first, two alike told apart, then things', () => {
  const variables = givenNames([
    { id: 'a', name: 'My points' },
    { id: 'b', name: 'my points' },
    { id: 'c', name: 'target' },
  ])
  const said = asBlocksSay(
    [
      one('dragon', 'x 1  y 0  z 0', 'Old dragon'),
      one('myPoints', '3'),
      one('myPoints2', '4'),
      one('target', 'x 0  y 0  z 0', 'Box'),
      one('gone', '–', ''),
      one('speed', '7'),
    ],
    variables,
  )
  expect(said.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'My points: 3',
    'my points: 4',
    'target: x 0  y 0  z 0',
    'speed: 7',
    'Old dragon: x 1  y 0  z 0',
    'gone: –',
  ])
})
