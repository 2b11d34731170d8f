import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = new URL('./collected-tests.ts', import.meta.url).href
const plain = new Map<string, string>()

/**
 * Lets the modules below the working folder be imported anew, as often as wanted, in one process: those of packages stay. Tests get
 * ours in place of Vitest, which wants to run the process.
 */
export class FreshModules {
  readonly #root = pathToFileURL(`${process.cwd()}/`).href
  #generation = 0

  constructor() {
    registerHooks({
      resolve: (name, context, next) => {
        if (name === 'vitest' && context.parentURL?.startsWith(this.#root))
          return { url: here, shortCircuit: true }
        const found = next(name, context)
        if (!this.#isOurs(found.url)) return found
        return { ...found, url: `${found.url}?${this.#generation}`, format: 'module' }
      },
      load: (url, context, next) => {
        if (!this.#isOurs(url)) return next(url, context)
        return { format: 'module', source: plainSource(url), shortCircuit: true }
      },
    })
  }

  /** From now on every import makes new modules. */
  renew(): void {
    this.#generation += 1
  }

  import(path: string): Promise<unknown> {
    return import(pathToFileURL(path).href)
  }

  #isOurs(url: string): boolean {
    return url.startsWith(this.#root) && /\.ts(\?\d+)?$/.test(url) && !url.includes('/node_modules/')
  }
}

function plainSource(url: string): string {
  const path = fileURLToPath(url.replace(/\?\d+$/, ''))
  const known = plain.get(path)
  if (known !== undefined) return known
  const source = stripTypeScriptTypes(readFileSync(path, 'utf8'))
  plain.set(path, source)
  return source
}
