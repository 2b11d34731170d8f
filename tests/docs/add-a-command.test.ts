import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, sceneId, workbench } from '../commands/support/workbench.ts'
import { faultsWith, withInsert } from './support/faults-with.ts'
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

const command = { 'commands/entity/flip-entity.ts': page.code('commands/entity/flip-entity.ts') }
const line = withInsert('commands/catalogue.ts', 'export const catalogue = [', '\n  flipEntity,')
const imported = {
  'commands/catalogue.ts': `import { flipEntity } from './entity/flip-entity.ts'\n${line['commands/catalogue.ts']}`,
}
const words = {
  ...withInsert('src/i18n/en/commands.ts', 'entity: {', " flip: 'turn over {{name}}',"),
  ...withInsert('src/i18n/de/commands.ts', 'entity: {', " flip: '{{name}} umdrehen',"),
}

test('with its line and its words the command compiles, and without either it does not', () => {
  expect(faultsWith({ ...command, ...imported, ...words })).toEqual([])
  const plain = {
    ...withInsert('src/i18n/en/commands.ts', '', ''),
    ...withInsert('src/i18n/de/commands.ts', '', ''),
  }
  expect(faultsWith({ ...command, ...imported, ...plain }).join()).toContain('flip')
  expect(faultsWith({ ...command, ...words }).join()).toContain('flip')
})
