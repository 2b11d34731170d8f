import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, sceneId, workbench } from '../commands/support/workbench.ts'

const page = readFileSync('docs/how-to/add-a-command.md', 'utf8')
const blocks = [...page.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(([, title, code]) => ({
  title,
  code: code ?? '',
}))
const commandBlock = blocks.find(({ title }) => title?.startsWith('commands/'))?.code ?? ''
const useBlock = blocks.find(({ title }) => title === 'use')?.code ?? ''

/** Three folders deep, as `commands/entity/` is two: the imports of the page are led back to the real ones. */
const folder = join('node_modules', '.cache', 'add-a-command')

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('the page fits on one page and its command runs on the real bus', async () => {
  expect(page.split('\n').length).toBeLessThanOrEqual(70)
  const root = pathToFileURL(process.cwd()).href
  const code = commandBlock
    .replaceAll("'../../model/", `'${root}/model/`)
    .replaceAll("'../core/", `'${root}/commands/core/`)
    .replaceAll("'./", `'${root}/commands/entity/`)
  const file = join(folder, 'flip-entity.ts')
  writeFileSync(file, code)
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href)
  const bench = workbench()
  const { entityId } = box('a')
  const use = new Function('bus', 'flipEntity', 'entityId', useBlock)
  use(bench.bus, loaded.flipEntity, entityId)
  const entity = bench.bus.project.entities(sceneId).find(({ id }) => id === entityId)
  expect(entity?.rotation).toEqual([0, 0, 180])
  expect(bench.bus.nextUndo('scene')).toEqual({ key: 'command.entity.flip', params: { name: 'A' } })
  expect(bench.journal.map(({ event }) => event.kind)).toEqual(['command', 'undo', 'redo'])
})
