import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportWorld, isExportFormat } from './interchange/export-world.ts'
import { openProjectFile } from './interchange/open-project-file.ts'

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
  const opened = openProjectFile(readFileSync(file))
  if (opened.ok) {
    const { bytes, leftOut } = await exportWorld(opened.project, opened.files, format)
    mkdirSync(dirname(resolve(out)), { recursive: true })
    writeFileSync(out, bytes)
    for (const line of leftOut) console.error(line)
    console.log(`${out}: ${bytes.length} bytes`)
  } else {
    console.error(opened.why)
    process.exitCode = 1
  }
}
