import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { referencePages } from './reference/reference-pages.ts'

/** Writes the generated pages of `docs/reference/`; a test fails when they are not what this writes. */
for (const [path, page] of referencePages) {
  writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), page())
}
