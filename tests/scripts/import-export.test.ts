import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importPage } from '../../interchange/aframe-html/import-page.ts'

const page = 'tests/support/files/aframe-pages/test-cursor.html'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a script as `npm run` does; its exit code and what it printed. */
const run = (...args: readonly string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, (error, out, errors) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: out + errors }),
    )
  })

it('a page becomes a project file and a report, and the project becomes the page again', async () => {
  const report = join(folder, 'report.json')
  expect((await run('scripts/import.ts', page, '--json', report)).code).toBe(0)
  const told = JSON.parse(await readFile(report, 'utf8'))
  expect(Object.keys(told)).toEqual(['entities', 'components', 'notUnderstood', 'projectFile'])
  expect(told).toMatchObject({ entities: 17, components: 51 })
  expect(told.notUnderstood[0]).toEqual({
    what: 'The program “https://unpkg.com/aframe-event-set-component@5.x.x/dist/aframe-event-set-component.min.js” does not run here.',
    where: 'line 8, <script>',
  })
  const out = join(folder, 'page.html')
  expect((await run('scripts/export.ts', told.projectFile, '--format', 'aframe', out)).code).toBe(0)
  const again = join(folder, 'again.json')
  await run('scripts/import.ts', out, '--json', again)
  expect(JSON.parse(await readFile(again, 'utf8'))).toMatchObject({ entities: 17, components: 51 })
  let count = 0
  const things = importPage(await readFile(out, 'utf8'), () => `id${++count}`).things
  expect(things.find(({ name }) => name === 'invisibleCube')).toMatchObject({
    scale: [1, 1, 0.1],
    components: { material: { color: '#808080', opacity: 0.3 } },
  })
  const model = join(folder, 'world.glb')
  expect((await run('scripts/export.ts', told.projectFile, '--format', 'gltf', model)).code).toBe(0)
  expect((await readFile(model)).subarray(0, 4).toString()).toBe('glTF')
})

it('what is no project file, no page and no format is said, and nothing is written', async () => {
  const file = join(folder, 'wrong.nestling-project')
  await writeFile(file, 'Hello')
  const wrong = await run('scripts/export.ts', file, '--format', 'aframe', join(folder, 'no.html'))
  expect(wrong.code).toBe(1)
  expect(wrong.text).toContain('This is not a project file.')
  expect((await run('scripts/export.ts', file, '--format', 'pdf', join(folder, 'no.pdf'))).code).toBe(2)
  expect(
    (await run('scripts/import.ts', join(folder, 'nothing.html'), '--json', join(folder, 'x.json'))).code,
  ).toBe(1)
  expect((await run('scripts/import.ts', page)).code).toBe(2)
  await expect(readFile(join(folder, 'no.html'))).rejects.toThrow()
})
