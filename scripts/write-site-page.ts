import { readFile, writeFile } from 'node:fs/promises'

const icon = /<link rel="icon"[^>]* href="([^"]+)"/
const late = ' blocking="render"'
const emptyRoot = '<div id="root"></div>'

/** The app's page with the brand where the header of the site will show it, painted before the script is here. */
export function withBrand(page: string): string {
  const mark = icon.exec(page)?.[1]
  if (mark === undefined || !page.includes(late) || !page.includes(emptyRoot))
    throw new Error('the page of the app is not as it was: the brand has no place')
  const brand = `<img class="first-brand" src="${mark}" width="40" height="40" alt="Nestling" />`
  return page.replace(late, '').replace(emptyRoot, () => `<div id="root">${brand}</div>`)
}

/** Writes `site.html` beside the `index.html` of a build; which address gets which, `server/app/page-file.ts` knows. */
export async function writeSitePage(folder: string): Promise<void> {
  await writeFile(`${folder}/site.html`, withBrand(await readFile(`${folder}/index.html`, 'utf8')))
}
