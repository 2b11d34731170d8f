import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../support/files/aframe-pages/', import.meta.url))

/** Real pages of A-Frame by name. */
export const aframePages: readonly { readonly name: string; readonly html: string }[] = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .sort()
  .map((name) => ({ name: name.replace('.html', ''), html: readFileSync(folder + name, 'utf8') }))
