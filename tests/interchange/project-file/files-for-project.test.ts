import { expect, it } from 'vitest'
import { filesForProject } from '../../../interchange/project-file/files-for-project.ts'
import { readProjectFile } from '../../../interchange/project-file/read-project-file.ts'
import { writeProjectFile } from '../../../interchange/project-file/write-project-file.ts'
import { AssetId } from '../../../model/ids.ts'

const filesOf = (sizes: readonly number[]) =>
  new Map(sizes.map((size, index) => [AssetId.parse(`f${index}`), { bytes: new Uint8Array(size) }]))

it('takes files as long as the project file can still be opened, and names the others', () => {
  const { assets, tooMany } = filesForProject(filesOf([90_000_000, 90_000_000, 90_000_000, 5]), 10_000_000)
  expect(assets.map(({ id }) => id)).toEqual(['f0', 'f1', 'f3'])
  expect(tooMany).toEqual(['f2'])
})

it('500 files are two too many, and what is written with the others can be read', () => {
  const { assets, tooMany } = filesForProject(filesOf(Array.from({ length: 500 }, () => 1)), 3)
  expect(assets).toHaveLength(498)
  expect(tooMany).toEqual(['f498', 'f499'])
  const file = writeProjectFile({ name: 'Many', update: new Uint8Array(3), assets })
  expect(readProjectFile(file)).toMatchObject({ ok: true })
})
