import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeDocument } from '../../commands/core/encode-document.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { writeProjectFile } from '../../interchange/project-file/write-project-file.ts'
import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { scriptId, workbench } from '../commands/support/workbench.ts'

let folder = ''
let project = ''

const program = `const a = scene.get('A')
a.onClick(() => { a.moveUp(random(1, 100)) })
onKey('x', () => { scene.get('B').color = 'nocolour' })
console.log('ready')
while (true) {
  a.moveForward(1)
  await wait(0.5)
}
`

beforeAll(async () => {
  await ensureBuilt()
  folder = await mkdtemp(join(tmpdir(), 'nestling-play-'))
  project = join(folder, 'world.nestling-project')
  const { bus, document } = workbench()
  const edits = [{ at: 0, remove: bus.project.text(scriptId).length, insert: program }]
  bus.execute(editText, { fileId: scriptId, edits })
  await writeFile(project, writeProjectFile({ name: 'World', update: encodeDocument(document), assets: [] }))
}, 600_000)
afterAll(() => rm(folder, { recursive: true }))

/** Runs the script as `npm run play` does. */
const play = (...args: readonly string[]): Promise<{ code: number; out: string; errors: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['scripts/play.ts', ...args], (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, errors }),
    )
  })

it('a world is played by a log of what a person does, and the same again gives the same places and the same hash', async () => {
  const log = join(folder, 'log.json')
  await writeFile(
    log,
    JSON.stringify([
      [30, [{ kind: 'click', entityId: 'A' }]],
      [90, [{ kind: 'key', phase: 'down', key: 'x' }]],
    ]),
  )
  const first = await play(project, '--seconds', '2.5', '--input', log, '--seed', '7')
  expect(first).toMatchObject({ code: 0 })
  const told = JSON.parse(first.out)
  expect(told).toMatchObject({ scene: 'scene1', seconds: 2.5, log: ['ready'] })
  expect(told.entities.A.position[2]).toBeCloseTo(6, 9)
  expect(told.entities.A.position[1]).toBeGreaterThan(0.9)
  expect(told.errors).toMatchObject([
    { file: 'Tab2', line: 3, sentence: expect.stringContaining('nocolour') },
  ])
  expect((await play(project, '--seconds', '2.5', '--input', log, '--seed', '7')).out).toBe(first.out)
})

it('plays a starter world by its name, with its programs running', async () => {
  const told = await play('--template', 'treehouse', '--seconds', '4')
  expect(told).toMatchObject({ code: 0 })
  const { entities, errors } = JSON.parse(told.out)
  expect(errors).toEqual([])
  expect(entities.Dragon.position[1]).toBeCloseTo(6.65, 5)
})

it('plays a starter world by a log: the same world, but for where its player has gone', async () => {
  const log = join(folder, 'walk.json')
  await writeFile(log, JSON.stringify([[30, [{ kind: 'walk', forward: 1, right: 0 }]]]))
  const placesBy = async (...input: readonly string[]) =>
    JSON.parse((await play('--template', 'space', '--seconds', '1', ...input)).out).entities.Player.position
  const [x, y, z] = await placesBy()
  const walked = await placesBy('--input', log)
  // Half a second at 10 m/s.
  expect(Math.hypot(walked[0] - x, walked[2] - z)).toBeCloseTo(5, 0)
  expect(walked[1]).toBeCloseTo(y, 0)
})

it('what cannot be played says why', async () => {
  expect(await play('--template', 'moon-cheese')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no world moon-cheese. There are treehouse'),
  })
  expect(await play(project, '--template', 'treehouse')).toMatchObject({ code: 2 })
  const wrong = join(folder, 'wrong.json')
  await writeFile(wrong, '[[1, [{ "kind": "sneeze" }]]]')
  expect(await play(project, '--input', wrong)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Step 1 of the input log is not understood.'),
  })
  expect(await play(project, '--scene', 'Nowhere')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The project has no scene Nowhere.'),
  })
  expect(await play(project, '--seconds', 'soon')).toMatchObject({ code: 2 })
})
