import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A copy of some folders, in which a page's instructions are followed. It lies where packages are found. */
export class CopyOfTheCode {
  private readonly root: string

  constructor(name: string, folders: readonly string[]) {
    this.root = join('node_modules', '.cache', name)
    rmSync(this.root, { recursive: true, force: true })
    for (const folder of folders) cpSync(folder, join(this.root, folder), { recursive: true })
  }

  add(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  /** Puts `text` before or behind what is found, which must be there. */
  insert(path: string, where: 'before' | 'behind', found: string, text: string): void {
    const file = join(this.root, path)
    const source = readFileSync(file, 'utf8')
    const at = source.indexOf(found)
    if (at < 0) throw new Error(`${path} has no «${found}»`)
    const cut = where === 'before' ? at : at + found.length
    writeFileSync(file, source.slice(0, cut) + text + source.slice(cut))
  }

  import(path: string): Promise<Record<string, unknown>> {
    return import(pathToFileURL(join(this.root, path)).href)
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
