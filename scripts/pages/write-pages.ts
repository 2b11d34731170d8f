import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
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
  const styleText = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
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
