import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { reachable } from './reachable.ts'

/** What the bundler tells of its modules while it parts them. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const start = 'src/app/main.tsx'
const landing = 'src/screens/LandingScreen.tsx'
const workspace = 'src/screens/WorkspaceScreen.tsx'
/** What strangers are sent a link to. */
const front = ['src/screens/CommunityScreen.tsx', 'src/screens/ProjectScreen.tsx']
/** Open to everybody too; what they share with pages of somebody’s own, but for dialogs, comes with these. */
const visitors = ['Person', 'Learn', 'SampleProjects', 'Privacy', 'Feedback'].map(
  (name) => `src/screens/${name}Screen.tsx`,
)
/** Little more than words; what they share with others comes with the smaller page. */
const texts = ['Terms', 'Contact', 'Faqs', 'Teachers', 'NotFound'].map(
  (name) => `src/screens/${name}Screen.tsx`,
)
/** Only play; what they share with pages of strangers comes with those. */
const players = ['src/screens/PlayScreen.tsx', 'src/screens/PanoramaScreen.tsx']
/** A page for developers, which may fetch what it shares with the workspace, however much that is. */
const replay = 'src/screens/ReplayScreen.tsx'
/** Libraries that change seldom and are much by themselves keep files of their own. */
const apart = /node_modules[\\/](blockly|yjs|lib0|react-dom)[\\/]/

/**
 * Names the file that a module of the app goes into, for the bundler: what every page begins with, what several screens share and what
 * only the workspace needs come as few files. Left to itself the bundler writes some hundred tiny ones, which a phone waits for one after the
 * other. Neither the landing page nor the workspace fetches what it does not need; another page may fetch what its neighbours need too, and
 * has it then. `null` leaves a module to the bundler.
 */
export function screenChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const at = (path: string) => resolve(root, path)
  const screens = globSync('src/screens/*Screen.tsx', { cwd: root })
  const named = [landing, workspace, replay, ...front, ...visitors, ...players, ...texts]
  const owners = screens.filter((screen) => !named.includes(screen))
  let name: ((id: string) => string | null) | undefined
  return (id, graph) => {
    // The first module waits for words before it is done, which no file that words or screens import may.
    if (apart.test(id) || id === at(start)) return null
    // What is imported later is not among them.
    const imported = (module: string) => graph.getModuleInfo(module)?.importedIds ?? []
    const needs = (screen: string) => reachable([at(screen)], imported)
    name ??= namer({
      start: needs(start),
      landing: needs(landing),
      workspace: needs(workspace),
      texts: texts.map(needs),
      front: front.map(needs),
      visitors: visitors.map(needs),
      players: players.map(needs),
      owners: owners.map(needs),
    })
    return name(id)
  }
}

type Modules = ReadonlySet<string>

/** What is reachable from each page without waiting. */
interface Needs {
  readonly start: Modules
  readonly landing: Modules
  readonly workspace: Modules
  readonly texts: readonly Modules[]
  readonly front: readonly Modules[]
  readonly visitors: readonly Modules[]
  readonly players: readonly Modules[]
  readonly owners: readonly Modules[]
}

const namer =
  (needs: Needs) =>
  (id: string): string | null => {
    if (needs.start.has(id)) return 'start'
    const isOf = (pages: readonly Modules[]) => pages.filter((modules) => modules.has(id)).length
    const isOfWorkspace = needs.workspace.has(id)
    const [inTexts, atFront, ofVisitors] = [isOf(needs.texts), isOf(needs.front), isOf(needs.visitors)]
    const inPlayers = isOf(needs.players)
    const others = isOf([needs.landing, ...needs.owners])
    const pages = Number(isOfWorkspace) + inTexts + atFront + ofVisitors + inPlayers + others
    if (pages < 2) return isOfWorkspace ? 'workspace' : null
    if (needs.landing.has(id)) return isOfWorkspace ? 'everywhere' : 'site'
    if (inTexts > 0) return isOfWorkspace ? 'work-and-texts' : 'texts'
    if (atFront > 0) return isOfWorkspace ? 'work-and-people' : 'people'
    if (ofVisitors > 0) return isOfWorkspace ? 'work-and-visitors' : 'visitors'
    if (isOf(needs.owners) > 0) return isOfWorkspace ? 'work-and-shelves' : 'shelves'
    return isOfWorkspace ? 'work-and-play' : 'players'
  }
