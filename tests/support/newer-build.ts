import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the built app without its compressed files, which would stand in the way of changed ones. */
export async function copyApp(folder: string): Promise<void> {
  await cp('dist/app', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
}

/**
 * Makes of the app in a folder what the next build would be: its first script has another name, which everything else calls it by, and every page says
 * `<meta name="build" content="newer">`. The script of the old name is gone.
 */
export async function makeNewer(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const [, old = ''] = /src="\/assets\/(index-[\w-]+)\.js"/.exec(page) ?? []
  const newer = `${old.slice(0, -4)}Newr`
  const mark = '<meta name="build" content="newer" />'
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|html|css)$/.test(name)) continue
    const text = await readFile(join(folder, name), 'utf8')
    const told = name.endsWith('.html') ? text.replace('<head>', `<head>\n    ${mark}`) : text
    if (text.includes(old)) await writeFile(join(folder, name), told.replaceAll(old, newer))
  }
  await rename(join(folder, `assets/${old}.js`), join(folder, `assets/${newer}.js`))
  // What is kept is told by its content.
  const worker = join(folder, 'service-worker.js')
  const list = await readFile(worker, 'utf8')
  await writeFile(worker, list.replace(/(\/index\.html.{1,3},\s*revision:.)\w{4}/, '$1newr'))
}
