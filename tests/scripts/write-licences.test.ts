import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeLicences } from '../../scripts/write-licences.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-licences-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('what is bundled and what is only copied both get their licences', async () => {
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/license.md'), '## yjs - 13 (MIT)\n')
  await writeLicences(folder, 'frame')
  const text = await readFile(join(folder, 'licences.txt'), 'utf8')
  for (const words of [
    '## aframe',
    'A-Frame authors',
    '## @fontsource/nunito',
    'SIL Open Font License',
    '## yjs',
  ])
    expect(text).toContain(words)
})

test('a build that lists nothing is an error, not an empty page', async () => {
  await expect(writeLicences(folder, 'app')).rejects.toThrow('license.md')
})
