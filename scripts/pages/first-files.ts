import { chunkOf, type Manifest } from '../bundle-size.ts'

/** What a page begins with beside what every page does, in the order in which it is asked for. */
export interface FirstFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The files of a build that these of its parts need at once and its first page has not named yet; styles in the order that the bundler gives them. */
export function firstFiles(manifest: Manifest, entries: readonly string[], page: string): FirstFiles {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const { file, imports, css } = chunkOf(manifest, key)
    scripts.add(file)
    for (const imported of imports) visit(imported)
    for (const style of css) styles.add(style)
  }
  for (const entry of entries) visit(entry)
  const fresh = (files: ReadonlySet<string>) => [...files].filter((file) => !page.includes(`"/${file}"`))
  return { scripts: fresh(scripts).filter((file) => file.endsWith('.js')), styles: fresh(styles) }
}
