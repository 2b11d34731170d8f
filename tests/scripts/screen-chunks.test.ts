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

const chunk = chunkOf({
  'src/app/main.tsx': ['src/start.ts'],
  'src/screens/LandingScreen.tsx': [
    'src/start.ts',
    'src/landing.ts',
    'src/landing-workspace.ts',
    'src/landing-faqs.ts',
    'src/landing-code.ts',
  ],
  'src/screens/CommunityScreen.tsx': [
    'src/start.ts',
    'src/front.ts',
    'src/front-workspace.ts',
    'src/front-dashboard.ts',
    'src/terms-front.ts',
  ],
  'src/screens/ProjectScreen.tsx': ['src/front.ts'],
  'src/screens/DashboardScreen.tsx': [
    'src/front-dashboard.ts',
    'src/dashboard-workspace.ts',
    'src/dashboard-learn.ts',
    'src/dashboard-learn-code.ts',
    'src/dashboard-mine.ts',
    'src/dashboard-play.ts',
  ],
  'src/screens/LearnScreen.tsx': [
    'src/dashboard-learn.ts',
    'src/dashboard-learn-code.ts',
    'src/learn-workspace.ts',
  ],
  'src/screens/MyProjectsScreen.tsx': ['src/dashboard-mine.ts', 'src/mine-code.ts'],
  'src/screens/FaqsScreen.tsx': ['src/landing-faqs.ts'],
  'src/screens/TermsScreen.tsx': ['src/terms-contact.ts', 'src/terms-front.ts', 'src/terms-workspace.ts'],
  'src/screens/ContactScreen.tsx': ['src/terms-contact.ts'],
  'src/screens/PlayScreen.tsx': ['src/players.ts', 'src/play-workspace.ts', 'src/dashboard-play.ts'],
  'src/screens/PanoramaScreen.tsx': ['src/players.ts'],
  'src/screens/ReplayScreen.tsx': ['src/replay-workspace.ts'],
  'src/screens/WorkspaceScreen.tsx': [
    'src/start.ts',
    'src/workspace.ts',
    'src/landing-workspace.ts',
    'src/front-workspace.ts',
    'src/dashboard-workspace.ts',
    'src/play-workspace.ts',
    'src/terms-workspace.ts',
    'src/learn-workspace.ts',
    'src/code-workspace.ts',
    'src/replay-workspace.ts',
    'node_modules/yjs/dist/yjs.mjs',
  ],
  'src/replay-workspace.ts': ['src/later-workspace.ts', 'src/replay-workspace.ts'],
  'src/workspace/code/CodePanel.tsx': [
    'src/code.ts',
    'src/code-workspace.ts',
    'src/landing-code.ts',
    'src/dashboard-learn-code.ts',
    'src/mine-code.ts',
  ],
  'src/workspace/Lazy.tsx': ['src/later-workspace.ts', 'src/later.ts'],
})

test.each([
  ['what every page begins with', 'start', 'start'],
  ['what the landing page and the workspace need', 'landing-workspace', 'everywhere'],
  ['what the landing page and another page need', 'landing-faqs', 'site'],
  ['what pages of strangers need', 'front', 'people'],
  ['what a page of strangers and the workspace need', 'front-workspace', 'work-and-people'],
  ['what one of them and a page of one’s own need', 'front-dashboard', 'people'],
  ['what other pages for everybody and those of one’s own need', 'dashboard-learn', 'visitors'],
  ['what one of them and the workspace need', 'learn-workspace', 'work-and-visitors'],
  ['what pages of one’s own need', 'dashboard-mine', 'shelves'],
  ['what a page of one’s own and the workspace need', 'dashboard-workspace', 'work-and-shelves'],
  ['what a page of one’s own and one that plays need', 'dashboard-play', 'shelves'],
  ['what pages of words need', 'terms-contact', 'texts'],
  ['what a page of words and one of strangers need', 'terms-front', 'texts'],
  ['what a page of words and the workspace need', 'terms-workspace', 'work-and-texts'],
  ['what pages that play need', 'players', 'players'],
  ['what a page that plays and the workspace need', 'play-workspace', 'work-and-play'],
  ['what only the workspace needs', 'workspace', 'workspace'],
  ['what it shares with the page for developers', 'replay-workspace', 'workspace'],
  ['what it and the code behind it need', 'code-workspace', 'workspace'],
  ['what the code behind it and the landing page need', 'landing-code', 'everywhere'],
  ['what the code behind it and a page of one’s own need', 'mine-code', 'work-and-shelves'],
  ['what the code behind it and pages for everybody need', 'dashboard-learn-code', 'work-and-visitors'],
  ['what it needs at once and a lazy part later', 'later-workspace', 'workspace'],
])('%s is one file', (_what, module, name) => {
  expect(chunk(`src/${module}.ts`)).toBe(name)
})

test.each([
  'src/landing.ts',
  'src/later.ts',
  'src/code.ts',
  'node_modules/yjs/dist/yjs.mjs',
  'src/app/main.tsx',
])('%s is left to the bundler', (module) => {
  expect(chunk(module)).toBeNull()
})
