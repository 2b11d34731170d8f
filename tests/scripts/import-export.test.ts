import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { showAsset } from '../../commands/asset/show-asset.ts'
import { encodeDocument } from '../../commands/core/encode-document.ts'
import { importPage } from '../../interchange/aframe-html/import-page.ts'
import { writeProjectFile } from '../../interchange/project-file/write-project-file.ts'
import { AssetId } from '../../model/ids.ts'
import { box, workbench } from '../commands/support/workbench.ts'
import { pngFile } from '../support/files/pictures.ts'
import { wavFile } from '../support/files/sounds.ts'

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
  for (const [script, ...rest] of [
    ['export', '--format', 'aframe', join(folder, 'no.html')],
    ['import', '--json', join(folder, 'x.json')],
  ] as const) {
    const missing = await run(`scripts/${script}.ts`, join(folder, 'nothing'), ...rest)
    expect(missing).toEqual({ code: 1, text: `There is no file ${join(folder, 'nothing')}.\n` })
  }
  expect((await run('scripts/import.ts', page)).code).toBe(2)
  await expect(readFile(join(folder, 'no.html'))).rejects.toThrow()
})

it('the files of a project file go into the page and into the model', async () => {
  const { bus, document } = workbench()
  const sound = wavFile(1)
  const picture = await pngFile(20, 10)
  const add = (kind: 'image' | 'sound', type: 'images' | 'sounds', key: string) =>
    bus.execute(showAsset, {
      ...box(kind),
      kind,
      components: { [kind]: { source: `asset:${kind}` } },
      asset: { assetId: AssetId.parse(kind), type, fileName: key, key, link: '', isDisabled: false },
    })
  add('image', 'images', `${'a'.repeat(64)}.png`)
  add('sound', 'sounds', `${'b'.repeat(64)}.wav`)
  const file = join(folder, 'with-files.nestling-project')
  const assets = [
    { id: AssetId.parse('image'), bytes: picture },
    { id: AssetId.parse('sound'), bytes: sound },
  ]
  await writeFile(file, writeProjectFile({ name: 'x', update: encodeDocument(document), assets }))
  const page = join(folder, 'with-files.html')
  expect(await run('scripts/export.ts', file, '--format', 'aframe', page)).toMatchObject({ code: 0 })
  const html = await readFile(page, 'utf8')
  expect(html).toContain(
    `<audio id="audio-1" preload="auto" src="data:audio/wav;base64,${Buffer.from(sound).toString('base64')}">`,
  )
  expect(html).toContain('sound="src: #audio-1; autoplay: true; loop: false; volume: 1"')
  const again = join(folder, 'with-files-again.json')
  await run('scripts/import.ts', page, '--json', again)
  // A page shows files, but brings none into a library: that is what project files are for.
  expect(JSON.parse(await readFile(again, 'utf8')).notUnderstood).toMatchObject([
    { what: expect.stringContaining('data:audio/wav'), where: 'line 14, <audio id="audio-1">' },
  ])
  const model = join(folder, 'with-files.glb')
  const written = await run('scripts/export.ts', file, '--format', 'gltf', model)
  expect(written.text).not.toContain('IMAGE is nothing')
  expect((await readFile(model)).includes(Buffer.from(picture))).toBe(true)

  await writeFile(file, writeProjectFile({ name: 'x', update: encodeDocument(document), assets: [] }))
  const empty = await run('scripts/export.ts', file, '--format', 'aframe', page)
  expect(empty.text).toContain(`The file ${'a'.repeat(64)} is not in the project file.`)
})
