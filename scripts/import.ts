import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ImportedThing } from '../interchange/aframe-html/imported-thing.ts'
import { projectExtension } from '../interchange/project-file/project-file.ts'
import { writeProjectFile } from '../interchange/project-file/write-project-file.ts'
import { protectedKinds } from '../model/kinds/entity-kinds.ts'
import { projectOfPage } from './interchange/project-of-page.ts'
import { readOrSay } from './interchange/read-or-say.ts'
import { inWords } from './interchange/words-of-import.ts'

/**
 * `npm run import -- PAGE.html --json OUT` makes a project of a page of A-Frame and writes to OUT how many entities and components it holds,
 * what was not understood and where, and the path of the project file beside it. `entities` are those of the page: the player, the
 * pointer and the background that every scene here has are not counted, the camera only where the page has one.
 */
const usage = 'npm run import -- PAGE.html --json OUT'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const [file] = positionals
if (file === undefined || positionals.length > 1 || values.json === undefined) {
  console.error(usage)
  process.exitCode = 2
} else run(file, values.json)

function run(path: string, out: string): void {
  const html = readOrSay(path)?.toString('utf8')
  if (html === undefined) return
  const made = projectOfPage(html, randomUUID)
  if (!made) {
    console.error(`${path} holds too much for one scene. Divide it into several pages.`)
    process.exitCode = 1
    return
  }
  const { page, scene, project, update } = made
  const projectFile = `${out.replace(/\.json$/, '')}${projectExtension}`
  writeFileSync(projectFile, writeProjectFile({ name: project.meta.displayName, update, assets: [] }))
  const held = new Set(page.things.filter(isOfThePage).map(({ entityId }) => entityId))
  const entities = project.entities(scene.id).filter(({ id }) => held.has(id))
  const components = entities.reduce((sum, { components: all }) => sum + countOf(all), 0)
  const notUnderstood = page.notUnderstood.map(inWords)
  const report = { entities: entities.length, components, notUnderstood, projectFile }
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
  console.log(
    `${entities.length} entities with ${components} components; ${notUnderstood.length} things were not understood. ${projectFile}`,
  )
}

/** A page of ours says of the people in the scene too what they are. */
function isOfThePage({ kind, components }: ImportedThing): boolean {
  return kind === 'camera' ? components.aframe !== undefined : !protectedKinds.includes(kind)
}

/** A component of A-Frame counts as one of its own. */
function countOf({ aframe, ...others }: Readonly<Record<string, object>>): number {
  return Object.keys(others).length + Object.keys(aframe ?? {}).length
}
