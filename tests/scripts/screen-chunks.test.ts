import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { screenChunks } from '../../scripts/screen-chunks.ts'

const root = resolve(import.meta.dirname, '../..')

/** The file of each module in a graph in which only the named ones import anything. */
function chunkOf(imports: Readonly<Record<string, readonly string[]>>): (module: string) => string | null {
  const at = (path: string) => resolve(root, path)
  const graph = new Map(Object.entries(imports).map(([path, imported]) => [at(path), imported.map(at)]))
  const name = screenChunks(root)
  return (module) => name(at(module), { getModuleInfo: (id) => ({ importedIds: graph.get(id) ?? [] }) })
}

test('what only the workspace needs at once is one file; what a page of the site needs too, or a lazy part alone, is not in it', () => {
  const chunk = chunkOf({
    'src/app/main.tsx': ['src/a.ts'],
    'src/screens/LandingScreen.tsx': ['src/b.ts'],
    'src/screens/ReplayScreen.tsx': ['src/c.ts'],
    'src/screens/WorkspaceScreen.tsx': ['src/a.ts', 'src/b.ts', 'src/c.ts', 'node_modules/yjs/dist/yjs.mjs'],
    'src/c.ts': ['src/d.ts', 'src/c.ts'],
    'src/workspace/Lazy.tsx': ['src/d.ts', 'src/e.ts'],
  })
  expect(['a', 'b', 'c', 'd', 'e'].map((name) => chunk(`src/${name}.ts`))).toEqual([
    null,
    null,
    'workspace',
    'workspace',
    null,
  ])
  expect(chunk('node_modules/yjs/dist/yjs.mjs')).toBeNull()
})
