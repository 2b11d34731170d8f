import { expect, test } from 'vitest'
import type { Manifest } from '../../../scripts/bundle-size.ts'
import { keptParts } from '../../../scripts/offline/kept-files.ts'

const chunk = (file: string, more: Partial<Manifest[string]> = {}): Manifest[string] => ({
  file,
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ...more,
})

const words = ['en', 'de'].flatMap((locale) =>
  ['site', 'workshop', 'panel', 'people'].map(
    (part) => [`src/i18n/${locale}/${part}-words.ts`, chunk(`${locale}-${part}.js`)] as const,
  ),
)
const build: Manifest = {
  ...Object.fromEntries(words),
  'index.html': chunk('index.js', {
    css: ['index.css'],
    assets: ['nunito-latin-400.woff2', 'nunito-latin-ext-400.woff2', 'egg.svg'],
    dynamicImports: ['src/screens/WorkspaceScreen.tsx', 'src/screens/StatsScreen.tsx'],
  }),
  'src/screens/LandingScreen.tsx': chunk('landing.js', { assets: ['hero.webp'] }),
  'src/screens/NotFoundScreen.tsx': chunk('not-found.js'),
  'src/screens/StatsScreen.tsx': chunk('stats.js', { imports: ['_charts.js'] }),
  '_charts.js': chunk('charts.js'),
  'src/screens/WorkspaceScreen.tsx': chunk('workspace.js', {
    imports: ['_yjs.js'],
    dynamicImports: ['src/workspace/code/CodePanel.tsx'],
  }),
  '_yjs.js': chunk('yjs.js'),
  'src/workspace/code/CodePanel.tsx': chunk('code.js', {
    dynamicImports: ['src/code-editor/CodeEditor.tsx'],
  }),
  'src/code-editor/CodeEditor.tsx': chunk('monaco.js'),
}

test('the workshop is kept with all that opens in it, its styles, letters and words; other screens and the large editor are not', () => {
  expect(keptParts(build)).toEqual(
    [
      'index.js',
      'index.css',
      'nunito-latin-400.woff2',
      'landing.js',
      'not-found.js',
      'workspace.js',
      'yjs.js',
      'code.js',
      'en-panel.js',
      'en-people.js',
      'en-site.js',
      'en-workshop.js',
      'de-panel.js',
      'de-people.js',
      'de-site.js',
      'de-workshop.js',
    ].sort(),
  )
})

test('a build without one of its parts is an error, not a workshop with a hole', () => {
  const { '_yjs.js': _, ...torn } = build
  expect(() => keptParts(torn)).toThrow('_yjs.js')
})
