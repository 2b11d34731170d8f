import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { mayBeDark } from '../../protocol/addresses/page-at.ts'
import { pageFile } from '../../protocol/addresses/page-file.ts'
import { chunkOf, readManifest } from '../bundle-size.ts'
import { drawnPage } from './drawn-page.ts'
import { drawnPages } from './drawn-pages.ts'
import { firstFiles } from './first-files.ts'
import { pageEntries } from './page-entries.ts'

/** Writes the page of each address in each language beside the `index.html` of a build, which is theirs all. */
export async function writePages(folder: string): Promise<void> {
  const [page, manifest, drawn] = await Promise.all([
    readFile(`${folder}/index.html`, 'utf8'),
    readManifest(folder),
    drawnPages(),
  ])
  const styles = await readStyles(folder)
  const styleText = (file: string) => styles.get(file) ?? missingStyle(file)
  const starter = chunkOf(manifest, 'src/app/when-painted.ts').file
  await mkdir(`${folder}/pages`)
  for (const [locale, pages] of drawn)
    for (const { id, screen, words, picture } of pages) {
      const files = firstFiles(manifest, pageEntries(screen, words, locale), page)
      const isPaintedAtOnce = !mayBeDark(id)
      await writeFile(
        `${folder}/${pageFile(id, locale)}`,
        drawnPage(page, { id, locale, files, styleText, starter, picture, isPaintedAtOnce }),
      )
    }
}

/** What stands in each file of styles; nearly every page has some of the same in it. */
async function readStyles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(`${folder}/assets`)).filter((file) => file.endsWith('.css'))
  const read = async (file: string) =>
    [`assets/${file}`, await readFile(`${folder}/assets/${file}`, 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}

function missingStyle(file: string): never {
  throw new Error(`the build names styles that it does not have: ${file}`)
}
