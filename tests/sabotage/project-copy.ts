import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Cut } from './cut.ts'

/** A copy of the project that may be broken. */
export class ProjectCopy {
  readonly folder: string

  /** Copies all files that git knows or would take; the dependencies are shared. */
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'nestling-sabotage-'))
    const args = ['ls-files', '--cached', '--others', '--exclude-standard']
    const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n')
    for (const file of files) if (file !== '' && existsSync(file)) cpSync(file, join(this.folder, file))
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'))
  }

  /** Takes the part out; returns how to put it back. Throws when the place is not there exactly once. */
  apply({ name, file, find, replace }: Cut): () => void {
    const path = join(this.folder, file)
    const source = readFileSync(path, 'utf8')
    if (source.split(find).length !== 2) throw new Error(`${name}: ${file} must hold «${find}» exactly once`)
    writeFileSync(
      path,
      source.replace(find, () => replace),
    )
    return () => writeFileSync(path, source)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
