import type { WordPart } from '../src/i18n/i18n.ts'
import { pageEntries } from './pages/page-entries.ts'

interface Part {
  readonly build: 'app' | 'frame'
  readonly entries: readonly string[]
}

interface SizeRow {
  readonly name: string
  readonly parts: readonly Part[]
  /** Bytes of JavaScript after gzip. */
  readonly budget: number
}

const workspace = {
  build: 'app',
  entries: [
    'index.html',
    ...pageEntries('WorkspaceScreen', ['workshop'], 'en'),
    'src/workspace/code/CodePanel.tsx',
    'node_modules/blockly/blocks.mjs',
    'src/workspace/file/FileMenu.tsx',
  ],
} as const

/** The tree house, as a project begins with it. */
const starterWorld = 'content/templates/worlds/treehouse.ts'

/** Fetched by the frame beside its page: what the starter worlds are made of. Other families of models come when they are placed. */
const starterModels = ['models/starter.ts', 'models/workshop.ts', 'models/build-environment.ts']

/** What a page of the site sends: its screen, and its words beside those of every page. */
const page = (screen: string, ...words: readonly WordPart[]): Part => ({
  build: 'app',
  entries: ['index.html', ...pageEntries(`${screen}Screen`, words, 'en')],
})

/** What each page sends before it is usable (architecture 11 for the landing page and the workspace; the others are as small as they were when they were measured last). */
export const sizeRows: readonly SizeRow[] = [
  { name: 'landing page', parts: [page('Landing')], budget: 150_000 },
  { name: 'page of words', parts: [page('Terms', 'pages')], budget: 190_000 },
  { name: 'what everybody has published', parts: [page('Community', 'people')], budget: 240_000 },
  { name: 'page of a world', parts: [page('Project', 'people')], budget: 250_000 },
  { name: 'page of a person', parts: [page('Person', 'people')], budget: 220_000 },
  { name: 'page of words and forms', parts: [page('Privacy', 'pages')], budget: 195_000 },
  { name: 'feedback', parts: [page('Feedback', 'pages')], budget: 220_000 },
  { name: 'the courses', parts: [page('Learn', 'people')], budget: 230_000 },
  { name: 'sample projects', parts: [page('SampleProjects', 'people')], budget: 215_000 },
  { name: 'the player', parts: [page('Play')], budget: 200_000 },
  { name: 'page of somebody’s own', parts: [page('Dashboard', 'people')], budget: 320_000 },
  {
    name: 'workspace with blocks and the scene',
    parts: [workspace, { build: 'frame', entries: ['frame.html', 'edit/edit-mode.ts'] }],
    budget: 1_200_000,
  },
  {
    name: 'the same with a starter world in it',
    parts: [
      { build: 'app', entries: [...workspace.entries, starterWorld] },
      { build: 'frame', entries: ['frame.html', 'edit/edit-mode.ts', ...starterModels] },
    ],
    budget: 1_200_000,
  },
]
