import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, sceneId, workbench } from '../commands/support/workbench.ts'
import { howToPage } from './support/how-to-page.ts'

const page = howToPage('add-a-command')

/** Three folders deep, as `commands/entity/` is two: the imports of the page are led back to the real ones. */
const folder = join('node_modules', '.cache', 'add-a-command')

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('the page fits on one page and its command runs on the real bus', async () => {
  expect(page.lines).toBeLessThanOrEqual(70)
  const root = pathToFileURL(process.cwd()).href
  const code = page
    .code('commands/entity/flip-entity.ts')
    .replaceAll("'../../model/", `'${root}/model/`)
    .replaceAll("'../core/", `'${root}/commands/core/`)
    .replaceAll("'./", `'${root}/commands/entity/`)
  const file = join(folder, 'flip-entity.ts')
  writeFileSync(file, code)
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href)
  const bench = workbench()
  const { entityId } = box('a')
  const use = new Function('bus', 'flipEntity', 'entityId', page.code('use'))
  use(bench.bus, loaded.flipEntity, entityId)
  const entity = bench.bus.project.entities(sceneId).find(({ id }) => id === entityId)
  expect(entity?.rotation).toEqual([0, 0, 180])
  expect(bench.bus.nextUndo('scene')).toEqual({ key: 'command.entity.flip', params: { name: 'A' } })
  expect(bench.journal.map(({ event }) => event.kind)).toEqual(['command', 'undo', 'redo'])
})
