import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openForeignDocument } from '../../../commands/core/open-foreign-document.ts'
import { readProjectFile } from '../../../interchange/project-file/read-project-file.ts'
import { sha256 } from '../../../interchange/project-file/sha256.ts'
import { writeProjectFile } from '../../../interchange/project-file/write-project-file.ts'
import { AssetId } from '../../../model/ids.ts'
import { seededRandom } from '../../../runtime/random/seeded-random.ts'
import { startUpdate } from '../../commands/support/workbench.ts'
import { type RawEnd, type RawEntry, rawZip } from './raw-zip.ts'

const update = Y.convertUpdateFormatV1ToV2(startUpdate())
const pictures = [1, 2, 3].map((index) => ({
  id: AssetId.parse(`asset-${index}`),
  bytes: Uint8Array.from({ length: 900 * index }, (_, at) => (at * 31 * index) & 0xff),
}))
const good = () => writeProjectFile({ name: 'Garden', update, assets: pictures })
const manifest = (parts: object = {}) =>
  strToU8(
    JSON.stringify({
      format: 'nestling-project',
      version: 1,
      name: 'Garden',
      document: { sha256: sha256(update) },
      assets: [],
      ...parts,
    }),
  )
const manifestFile = (parts?: object): RawEntry => ({ name: 'manifest.json', bytes: manifest(parts) })
const documentFile: RawEntry = { name: 'document.bin', bytes: update }
const zeros = (size: number) => new Uint8Array(size)
const asset = (bytes: Uint8Array, more: Partial<RawEntry> = {}): readonly RawEntry[] => [
  manifestFile({ assets: [{ id: 'a', sha256: sha256(bytes) }] }),
  documentFile,
  { name: 'assets/0001', bytes, stored: true, ...more },
]
const zip = (entries: readonly RawEntry[], end?: RawEnd) => rawZip(entries, end)
const both = (document: Partial<RawEntry> = {}, end?: RawEnd) =>
  zip([manifestFile(), { ...documentFile, ...document }], end)
const named = (name: string) => zip([manifestFile(), documentFile, { name, bytes: zeros(3) }])

const bad: readonly (readonly [what: string, file: Uint8Array])[] = [
  ['nothing at all', zeros(0)],
  ['a text', strToU8('Not a zip at all, only words, and some more of them.')],
  ['zeros', zeros(10_000)],
  ['half a file', good().subarray(0, good().length / 2)],
  ['a file without its last byte', good().subarray(0, good().length - 1)],
  ['an empty archive', zip([])],
  ['no manifest', zip([documentFile])],
  ['no document', zip([manifestFile()])],
  ['a manifest that is no JSON', zip([{ name: 'manifest.json', bytes: strToU8('{') }, documentFile])],
  ['a manifest of another format', zip([manifestFile({ format: 'zip' }), documentFile])],
  ['a manifest with more than it should say', zip([manifestFile({ run: 'x' }), documentFile])],
  ['a manifest of a newer version', zip([manifestFile({ version: 2 }), documentFile])],
  ['a huge manifest', zip([manifestFile({ name: 'x'.repeat(2_000_000) }), documentFile])],
  [
    'an asset that is not there',
    zip([manifestFile({ assets: [{ id: 'a', sha256: 'f'.repeat(64) }] }), documentFile]),
  ],
  [
    'an asset that is not what was promised',
    zip([
      manifestFile({ assets: [{ id: 'a', sha256: 'f'.repeat(64) }] }),
      documentFile,
      { name: 'assets/0001', bytes: zeros(4) },
    ]),
  ],
  [
    'a document that is not what was promised',
    zip([manifestFile({ document: { sha256: '0'.repeat(64) } }), documentFile]),
  ],
  ['an asset that nobody named', named('assets/0001')],
  [
    'an asset twice under one id',
    zip([
      manifestFile({ assets: [1, 2].map(() => ({ id: 'a', sha256: sha256(zeros(3)) })) }),
      documentFile,
      { name: 'assets/0001', bytes: zeros(3) },
      { name: 'assets/0002', bytes: zeros(3) },
    ]),
  ],
  ['a name that climbs out', named('../../etc/passwd')],
  ['a name that climbs out later', named('assets/../../x')],
  ['an absolute name', named('/etc/passwd')],
  ['a name with a drive', named('C:\\x')],
  ['a name with a backslash', named('assets\\0001')],
  ['a folder', named('assets/')],
  ['a name with a zero in it', named('assets/0001\0.png')],
  ['a name of letters that look like ours', named('assets/٠٠٠١')],
  ['a hidden file', named('.htaccess')],
  ['an empty name', named('')],
  ['a name of 60,000 characters', named('a'.repeat(60_000))],
  ['one name twice', zip([manifestFile(), documentFile, documentFile])],
  ['a symbolic link', both({ mode: 0xa1ff })],
  ['an archive in the archive', zip(asset(good()))],
  ['a gzip in the archive', zip(asset(Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3)))],
  ['an encrypted file', both({ flags: 1 })],
  ['sizes that come later', both({ flags: 8, localSize: 0, localSum: 0 })],
  ['an unknown way of packing', both({ method: 12 })],
  ['a size that is too small', both({ size: 10, localSize: 10 })],
  ['a size that is too large', both({ size: update.length + 9, localSize: update.length + 9 })],
  ['a size that its own head denies', both({ localSize: 7 })],
  ['a sum that is wrong', both({ sum: 1 })],
  ['a sum that its own head denies', both({ localSum: 1 })],
  ['a name that its own head denies', both({ localName: 'document.exe' })],
  ['a packed size that reaches out of the file', both({ packedSize: 10_000_000 })],
  ['extra fields', both({ extra: 20 })],
  ['a gap between files', both({ gapBefore: 64 })],
  ['bytes before the archive', both({}, { before: zeros(100) })],
  ['bytes behind the archive', both({}, { after: zeros(100) })],
  ['a comment', both({}, { comment: 4, after: zeros(4) })],
  ['several disks', both({}, { disk: 3 })],
  ['a count that is too small', both({}, { count: 1 })],
  ['a count that is too large', both({}, { count: 65_535 })],
  ['a directory that stands elsewhere', both({}, { start: 5 })],
  [
    'two files that share their bytes',
    zip([manifestFile(), documentFile, { ...documentFile, sharesWith: 1 }]),
  ],
  [
    '501 files',
    zip([
      manifestFile(),
      documentFile,
      ...Array.from({ length: 499 }, (_, index) => ({
        name: `assets/${String(index).padStart(4, '0')}`,
        bytes: zeros(1),
      })),
    ]),
  ],
  ['a file that unpacks to a thousand times its size', zip(asset(zeros(20_000_000), { stored: false }))],
  [
    'files that unpack to 210 MB',
    zip([
      manifestFile(),
      documentFile,
      ...[1, 2, 3].map((index) => ({
        name: `assets/000${index}`,
        bytes: zeros(9),
        size: 70_000_000,
        localSize: 70_000_000,
      })),
    ]),
  ],
  [
    'a size that lies about a bomb',
    zip(asset(zeros(20_000_000), { stored: false, size: 90_000, localSize: 90_000 })),
  ],
]

describe('a project file', () => {
  it('comes out as it went in, with its assets, and the same project gives the same bytes', () => {
    const read = readProjectFile(good())
    expect(read).toEqual({ ok: true, project: { name: 'Garden', update, assets: pictures } })
    expect(good()).toEqual(good())
    expect(read.ok && openForeignDocument(read.project.update).ok).toBe(true)
  })

  it('may be packed by another program that keeps to the same names', () => {
    const files = { 'manifest.json': manifest(), 'document.bin': update }
    expect(readProjectFile(zipSync(files)).ok).toBe(true)
  })

  it.each(bad)('[threat 21] %s is refused', (_, file) => {
    const before = process.memoryUsage().arrayBuffers
    const read = readProjectFile(file)
    expect(read.ok).toBe(false)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000)
  })

  it('[threat 21] has met at least 30 bad archives', () => {
    expect(bad.length).toBeGreaterThanOrEqual(30)
  })

  it('[threat 21] 5,000 archives with bytes changed by chance are refused, or hold what they held', () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
    console.log(`seed ${seed}`)
    const random = seededRandom(seed)
    const dice = (sides: number) => Math.floor(random() * sides)
    const original = good()
    let taken = 0
    for (let round = 0; round < 5_000; round++) {
      let file = original.slice()
      for (let change = dice(3); change >= 0; change--) file[dice(file.length)] = dice(256)
      if (dice(5) === 0) file = file.slice(0, dice(file.length))
      const read = readProjectFile(file)
      if (!read.ok) continue
      taken += 1
      expect(read.project).toEqual({ name: 'Garden', update, assets: pictures })
    }
    // Times, versions of the packer and bytes that changed into themselves say nothing of what is inside.
    expect(taken).toBeLessThan(500)
  })
})

describe('the document of a project file', () => {
  it('[threat 21] is refused when it is cut, mixed up, newer, or holds documents', () => {
    expect(openForeignDocument(update.subarray(0, update.length - 5)).ok).toBe(false)
    expect(openForeignDocument(zeros(100))).toMatchObject({ ok: false })
    const newer = new Y.Doc()
    newer.getMap('meta').set('schema', 99)
    expect(openForeignDocument(Y.encodeStateAsUpdateV2(newer))).toEqual({ ok: false, fault: 'newer' })
    const nested = new Y.Doc()
    nested.getMap('meta').set('inner', new Y.Doc())
    expect(openForeignDocument(Y.encodeStateAsUpdateV2(nested)).ok).toBe(false)
    const part = new Y.Doc()
    part.getText('x').insert(0, 'hello')
    const state = Y.encodeStateVector(part)
    part.getText('x').insert(5, ' world')
    expect(openForeignDocument(Y.encodeStateAsUpdateV2(part, state)).ok).toBe(false)
  })
})
