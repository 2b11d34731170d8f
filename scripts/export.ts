import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ExportFormat, exportWorld, isExportFormat } from './interchange/export-world.ts'
import { openProjectFile } from './interchange/open-project-file.ts'
import { readOrSay } from './interchange/read-or-say.ts'

/**
 * `npm run export -- PROJECT.nestling-project --format aframe|zip|gltf OUT` writes the default scene of a project file to OUT: as a page of
 * A-Frame, as a zip that runs from any web server, or as a GLB file. Prints what could not be written.
 */
const usage = 'npm run export -- PROJECT.nestling-project --format aframe|zip|gltf OUT'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { format: { type: 'string' } } })
const [file, out] = positionals
const { format = '' } = values
if (file === undefined || out === undefined || positionals.length > 2 || !isExportFormat(format)) {
  console.error(usage)
  process.exitCode = 2
} else {
  const bytes = readOrSay(file)
  if (bytes) await run(bytes, format, out)
}

async function run(project: Buffer<ArrayBuffer>, wanted: ExportFormat, path: string): Promise<void> {
  const opened = openProjectFile(project)
  if (!opened.ok) {
    console.error(opened.why)
    process.exitCode = 1
    return
  }
  const { bytes, leftOut } = await exportWorld(opened.project, opened.files, wanted)
  mkdirSync(dirname(resolve(path)), { recursive: true })
  writeFileSync(path, bytes)
  for (const line of leftOut) console.error(line)
  console.log(`${path}: ${bytes.length} bytes`)
}
