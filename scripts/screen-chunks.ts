import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { reachable } from './reachable.ts'

/** What the bundler tells of its modules while it parts them. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const workspace = 'src/screens/WorkspaceScreen.tsx'
/** A page for developers, which may fetch the workspace's file for what it shares with it. */
const replay = 'src/screens/ReplayScreen.tsx'
/** Libraries that change seldom and are much by themselves keep files of their own. */
const apart = /node_modules[\\/](blockly|yjs|lib0|react-dom)[\\/]/

/**
 * Names the file that a module of the app goes into, for the bundler: what only the workspace needs from its first moment comes as one
 * file. Left to itself the bundler writes some hundred tiny ones, because each of the many parts that load later shares other
 * modules with it. `null` leaves a module to the bundler.
 */
export function screenChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const at = (path: string) => resolve(root, path)
  const screens = globSync('src/screens/*Screen.tsx', { cwd: root })
  const others = screens.filter((screen) => screen !== workspace && screen !== replay)
  let known: { readonly here: ReadonlySet<string>; readonly elsewhere: ReadonlySet<string> } | undefined
  return (id, graph) => {
    // What is imported later is not among them.
    const imported = (module: string) => graph.getModuleInfo(module)?.importedIds ?? []
    known ??= {
      here: reachable([at(workspace)], imported),
      elsewhere: reachable(['src/app/main.tsx', ...others].map(at), imported),
    }
    return known.here.has(id) && !known.elsewhere.has(id) && !apart.test(id) ? 'workspace' : null
  }
}
