import { expect, test } from 'vitest'
import { checkScript } from '../../../language/check/check-script.ts'
import { soundMeant } from '../../../language/sounds/sound-meant.ts'

test.each([
  ['coinn', 'coin'],
  ['Coin', 'coin'],
  ['Münze', 'coin'],
  ['große trommel', 'bass-drum'],
  ['Sing', 'Song'],
  ['qqqqqqqq', null],
])('by “%s” %s was meant', (name, meant) => {
  expect(soundMeant(name, ['Song'])).toBe(meant)
})

test('the editor knows the sounds of the library and of the project, and tells of all others before the run', () => {
  const check = (source: string) =>
    checkScript(source, { things: [], scenes: [], sounds: ['My song'], sentElsewhere: [] })
  expect(check("sound.play('My song')\nsound.loop('rain')\nsound.play('My ' + 'so')")).toEqual([])
  expect(check("sound.play('gem')\nsound.stop('My sonk')")).toMatchObject([
    { line: 2, code: 'no-such-sound.suggest', params: { suggestion: 'My song' }, severity: 'error' },
  ])
})
