import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileChecker } from '../../../server/assets/check/file-checker.ts'
import { glbFile } from '../../support/files/models.ts'
import { jpegFile, pngFile } from '../../support/files/pictures.ts'
import { mp3File, oggFile, wavFile } from '../../support/files/sounds.ts'
import { m4aFile, mp4File, webmFile } from '../../support/files/videos.ts'
import { checkBench } from './check-bench.ts'

const { folder, checker, check, refusal, kept } = checkBench()

describe('sounds and videos', () => {
  it('are kept with their length', async () => {
    const files = [
      ['sounds', 'wav', wavFile(2)],
      ['sounds', 'mp3', mp3File(2)],
      ['sounds', 'ogg', oggFile(2)],
      ['sounds', 'm4a', m4aFile(2)],
      ['videos', 'mp4', mp4File(2)],
      ['videos', 'webm', webmFile(2)],
    ] as const
    for (const [type, extension, bytes] of files) {
      const verdict = await check(type, extension, bytes)
      expect(verdict, extension).toMatchObject({ ok: true, facts: { extension } })
      if (verdict.ok) expect(Math.round((verdict.facts.duration ?? 0) / 100), extension).toBe(20)
      expect(new Uint8Array(kept())).toEqual(bytes)
    }
  })

  it('are refused when they last too long', async () => {
    expect(await refusal('sounds', 'mp3', mp3File(601, 32))).toBe('asset.sound-too-long')
    expect(await refusal('sounds', 'mp3', mp3File(598, 32))).toBe('kept as mp3')
    expect(await refusal('videos', 'mp4', mp4File(301))).toBe('asset.video-too-long')
    expect(await refusal('videos', 'webm', webmFile(301))).toBe('asset.video-too-long')
  })

  it('are refused in the wrong list', async () => {
    expect(await refusal('videos', 'mp4', m4aFile(1))).toMatch(/not-a-video/)
    expect(await refusal('sounds', 'mp4', mp4File(1))).toBe('asset.not-a-sound')
    expect(await refusal('sounds', 'png', await pngFile())).toBe('asset.not-a-sound')
    expect(await refusal('models', 'png', await pngFile())).toBe('asset.not-a-model')
    expect(await refusal('images', 'wav', wavFile(1))).toBe('asset.not-a-picture')
  })
})

describe('files that are not what they say', () => {
  const withTail = (bytes: Uint8Array, tail: Uint8Array | string) =>
    Buffer.concat([bytes, typeof tail === 'string' ? Buffer.from(tail) : tail])
  const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

  it('[threat 22] are refused by their extension', async () => {
    expect(await refusal('images', 'png', await jpegFile())).toBe('asset.wrong-extension')
    expect(await refusal('images', 'html', await pngFile())).toBe('asset.wrong-extension')
    expect(await refusal('sounds', 'js', mp3File(1))).toBe('asset.wrong-extension')
    expect(await refusal('images', '', await pngFile())).toBe('kept as png')
  })

  it('[threat 22] are refused when a second file is in them', async () => {
    expect(await refusal('images', 'png', withTail(await pngFile(), emptyZip))).toBe('asset.two-in-one')
    expect(await refusal('sounds', 'mp3', withTail(mp3File(1), emptyZip))).toBe('asset.two-in-one')
    const comment = '/*<script>alert(1)</script>*/'
    const id3 = Buffer.concat([
      Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000', 'latin1'),
      Buffer.from([comment.length]),
      Buffer.from(comment),
    ])
    expect(await refusal('sounds', 'mp3', Buffer.concat([id3, mp3File(1)]))).toBe('asset.two-in-one')
    const html = Buffer.from('<html><script>alert(1)</script>')
    expect(await refusal('images', 'png', html)).toBe('asset.not-a-picture')
    expect(await refusal('images', 'gif', Buffer.from('GIF89a/*<script>*/=1;alert(1)'))).toBe(
      'asset.two-in-one',
    )
  })

  it('[threat 22] lose what hangs behind their pixels', async () => {
    const tail = `\n<!-- ${'x'.repeat(5_000)} --><script>alert(1)</script>`
    expect(await refusal('images', 'png', withTail(await pngFile(200, 200), tail))).toBe('kept as png')
    expect(kept().includes('<script>')).toBe(false)
  })

  it('are refused when they are damaged', async () => {
    const picture = await pngFile(200, 200)
    expect(await refusal('images', 'png', picture.subarray(0, picture.length / 2))).toBe('asset.unreadable')
    const model = await glbFile()
    expect(await refusal('models', 'glb', model.subarray(0, model.length - 4))).toBe('asset.unreadable')
    expect(await refusal('images', 'png', new Uint8Array())).toBe('asset.not-a-picture')
  })
})

describe('a file that takes too much', () => {
  it('is refused, and the next one is checked as if nothing had been', async () => {
    const strict = createFileChecker({ processes: 1, milliseconds: 1 })
    const lavish = createFileChecker({ processes: 1, bytes: 1_000 })
    const source = join(folder(), 'lavish.png')
    writeFileSync(source, await pngFile(2_000, 2_000))
    const job = {
      type: 'images',
      extension: 'png',
      source,
      target: `${source}.kept`,
      thumbnail: `${source}.small`,
    } as const
    const late = { ok: false, code: 'asset.too-hard-to-read' }
    expect(await Promise.all([strict.do(job), strict.do(job)])).toEqual([late, late])
    expect(await lavish.do(job)).toEqual(late)
    expect(await checker().do(job)).toMatchObject({ ok: true })
    strict.close()
    lavish.close()
  })

  it('waits for its turn, but not in a queue without end', async () => {
    const small = createFileChecker({ processes: 1, mostWaiting: 2 })
    const source = join(folder(), 'queue.png')
    writeFileSync(source, await pngFile())
    const job = (index: number) =>
      ({
        type: 'images',
        extension: 'png',
        source,
        target: `${source}.${index}`,
        thumbnail: `${source}.small${index}`,
      }) as const
    const verdicts = await Promise.all([0, 1, 2, 3, 4].map((index) => small.do(job(index))))
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, true, true, false, false])
    expect(verdicts[4]).toEqual({ ok: false, code: 'asset.busy' })
    small.close()
  })
})
