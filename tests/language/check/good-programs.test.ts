import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkScript } from '../../../language/check/check-script.ts'
import { usualPlayer } from '../../../model/components/usual-player.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const programs = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(new URL('../../corpus/good-programs.json', import.meta.url), 'utf8')))

const things = ['Dragon', 'Kid', 'Tree house', 'Coin', 'Lantern']
const entities = [
  ...things.map((name) => frameEntity(name.replace(' ', '-'), { name })),
  frameEntity('me', { name: 'Me', kind: 'player', components: { player: usualPlayer } }),
]

test.each(programs)('a program that runs is blamed for nothing (%#)', async (source) => {
  expect(
    checkScript(source, { things, scenes: ['Garden', 'Cave'], sounds: ['My song'], sentElsewhere: [] }),
  ).toEqual([])
  const { errors } = await runProgram({ entities, tabs: { Tab1: source }, seconds: 1 })
  expect(errors).toEqual([])
})
