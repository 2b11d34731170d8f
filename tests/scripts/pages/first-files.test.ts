import { expect, test } from 'vitest'
import { firstFiles } from '../../../scripts/pages/first-files.ts'

const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file,
  imports: [...imports],
  css: [...css],
  dynamicImports: ['later.tsx'],
  assets: [],
})
const manifest = {
  'screen.tsx': chunk('screen.js', ['_frame.js', '_start.js'], ['screen.css']),
  'words.ts': chunk('words.js'),
  '_frame.js': chunk('frame.js', ['_start.js'], ['frame.css']),
  '_start.js': chunk('start.js', [], ['start.css']),
  'later.tsx': chunk('later.js'),
}

test('a page names what it begins with and nobody has named: styles in the order in which they win, nothing that comes later', () => {
  const page = '<script src="/start.js"></script><link href="/start.css">'
  expect(firstFiles(manifest, ['words.ts', 'screen.tsx'], page)).toEqual({
    scripts: ['words.js', 'screen.js', 'frame.js'],
    styles: ['frame.css', 'screen.css'],
  })
})
