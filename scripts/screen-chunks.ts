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
/** What the workspace begins with, fetched at once behind its screen. The menu of files, fetched then too, shares nothing with pages that the workspace does not. */
const behindWorkspace = 'src/workspace/code/CodePanel.tsx'
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
      behindWorkspace: needs(behindWorkspace),
      groups: [
        { own: 'texts', withWorkspace: 'work-and-texts', pages: texts.map(needs) },
        { own: 'people', withWorkspace: 'work-and-people', pages: front.map(needs) },
        { own: 'visitors', withWorkspace: 'work-and-visitors', pages: visitors.map(needs) },
        { own: 'shelves', withWorkspace: 'work-and-shelves', pages: owners.map(needs) },
        { own: 'players', withWorkspace: 'work-and-play', pages: players.map(needs) },
      ],
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
  /** What it shares with pages comes with what the workspace shares with them, so that it need not fetch all that those share with each other. */
  readonly behindWorkspace: Modules
  /** What several pages need comes with the first group that needs it. */
  readonly groups: readonly Group[]
}

/** Pages, and the files of what they share: with each other or those after them, and with the workspace. */
interface Group {
  readonly own: string
  readonly withWorkspace: string
  readonly pages: readonly Modules[]
}

const namer =
  ({ start: begin, landing: first, workspace: work, behindWorkspace: behind, groups }: Needs) =>
  (id: string): string | null => {
    if (begin.has(id)) return 'start'
    const isOfWorkspace = work.has(id) || behind.has(id)
    const pages = [first, ...groups.flatMap((group) => group.pages)].filter((needed) => needed.has(id))
    if (isOfWorkspace && pages.length === 0) return work.has(id) ? 'workspace' : null
    if (!isOfWorkspace && pages.length < 2) return null
    if (first.has(id)) return isOfWorkspace ? 'everywhere' : 'site'
    const group = groups.find((one) => one.pages.some((needed) => needed.has(id)))
    return (isOfWorkspace ? group?.withWorkspace : group?.own) ?? null
  }
