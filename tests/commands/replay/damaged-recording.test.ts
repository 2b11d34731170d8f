import fc from 'fast-check'
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { decodeRecording, encodeRecording } from '../../../commands/core/recording-file.ts'
import { replayRecording } from '../../../commands/replay/replay-recording.ts'
import { generateRecording } from '../../../scripts/replay/generate-recording.ts'
import { partsBomb } from '../../support/parts-bomb.ts'
import { assertProperty } from '../support/assert-property.ts'

let made: ReturnType<typeof makeRecording> | undefined

/** A file with what is in it, made once, and not before a test asks. */
function recorded() {
  made ??= makeRecording()
  return made
}

function makeRecording() {
  const recording = generateRecording({ commands: 300, seed: 11 })
  const file = encodeRecording(recording)
  const text = inflateSync(file)
  return { file, text, lines: strFromU8(text).split('\n').slice(0, -1), count: recording.entries.length }
}

const damageOf = (bytes: Uint8Array) => {
  const decoded = decodeRecording(bytes)
  return decoded.ok ? undefined : { at: decoded.at, why: decoded.why }
}
const deflated = (changed: readonly string[]) => deflateSync(strToU8(`${changed.join('\n')}\n`))

describe('[invariant 43] what happened to a file is found and named by its entry', () => {
  test('a flipped bit in the text, in the line that it hit', () => {
    const { text } = recorded()
    const property = fc.property(fc.nat(text.length - 1), fc.nat(7), (at, bit) => {
      const flipped = Uint8Array.from(text)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      const line = strFromU8(text.subarray(0, at)).split('\n').length - 1
      const damage = damageOf(deflateSync(flipped))
      // A line break that is gone joins two lines, and the last one's takes the line with it.
      expect(damage).toMatchObject({ at: line })
      expect(damage?.why).toBeTypeOf('string')
    })
    assertProperty(property, 60)
  })

  test('a flipped bit of base64 that stands for nothing', () => {
    const { lines } = recorded()
    const at = lines.findIndex((line) => line.endsWith('="]'))
    const line = lines[at] ?? ''
    const letter = line.at(line.endsWith('=="]') ? -5 : -4) ?? ''
    const changed = `${line.slice(0, line.lastIndexOf(letter))}${String.fromCharCode(letter.charCodeAt(0) + 1)}${line.slice(line.lastIndexOf(letter) + 1)}`
    expect(damageOf(deflated(lines.with(at, changed)))).toEqual({ at, why: 'entry' })
  })

  test('the time of a line in other letters', () => {
    const { lines } = recorded()
    const at = lines.findIndex((line, index) => index > 0 && /^\["[0-9a-f-]{16}0"/.test(line))
    expect(at).toBeGreaterThan(0)
    const changed = (lines[at] ?? '').replace(/^(\["[0-9a-f-]{16})0"/, '$1 "')
    expect(damageOf(deflated(lines.with(at, changed)))).toEqual({ at, why: 'entry' })
  })

  test('a time for what has none', () => {
    const { lines } = recorded()
    const at = lines.findIndex((line) => line.includes('"kind":"keyframe"'))
    const changed = (lines[at] ?? '').replace(/^(\["[0-9a-f-]{16})0"/, '$11"')
    expect(changed).not.toBe(lines[at])
    expect(damageOf(deflated(lines.with(at, changed)))).toEqual({ at, why: 'entry' })
  })

  test('a missing line', () => {
    const { lines, count } = recorded()
    // The first too: the line behind it may count its id on from it.
    expect(damageOf(deflated(lines.toSpliced(1, 1)))).toEqual({ at: 1, why: 'gap' })
    const property = fc.property(fc.integer({ min: 0, max: count }), (missing) => {
      const damage = damageOf(deflated(lines.toSpliced(missing, 1)))
      if (missing === 0) expect(damage).toEqual({ at: 0, why: 'not-a-recording' })
      else expect(damage).toEqual({ at: missing, why: 'gap' })
    })
    assertProperty(property, 30)
  })

  test('two lines that changed places, and a line that stands twice', () => {
    const { lines, count } = recorded()
    const property = fc.property(fc.integer({ min: 1, max: count - 1 }), (at) => {
      const [line = '', next = ''] = lines.slice(at)
      expect(damageOf(deflated(lines.toSpliced(at, 2, next, line)))).toEqual({ at, why: 'hash' })
      expect(damageOf(deflated(lines.toSpliced(at, 0, line)))).toEqual({ at: at + 1, why: 'gap' })
    })
    assertProperty(property, 20)
  })

  test('lines behind the end', () => {
    const { lines, count } = recorded()
    expect(damageOf(deflated([...lines, lines.at(-1) ?? '']))).toEqual({ at: count + 1, why: 'gap' })
  })

  test('a tail that is cut off, at the first entry that is not whole', () => {
    const { text } = recorded()
    const property = fc.property(fc.integer({ min: 1, max: text.length - 1 }), (length) => {
      const whole = strFromU8(text.subarray(0, length)).split('\n').length - 1
      const damage = damageOf(deflateSync(text.subarray(0, length)))
      expect(damage).toEqual(whole === 0 ? { at: 0, why: 'not-a-recording' } : { at: whole, why: 'cut' })
    })
    assertProperty(property, 60)
  })

  test('a cut and a flipped byte of the deflated file', () => {
    const { file, count } = recorded()
    const inTime = fc.nat(file.length - 2)
    const property = fc.property(inTime, fc.integer({ min: 1, max: 255 }), (at, change) => {
      expect(damageOf(file.subarray(0, at + 1))).toMatchObject({ at: expect.any(Number) })
      const flipped = Uint8Array.from(file)
      flipped[at] = (flipped[at] ?? 0) ^ change
      const damage = damageOf(flipped)
      expect(damage?.at).toBeLessThanOrEqual(count + 1)
    })
    assertProperty(property, 60)
  })

  test('everything before the damage is done again', () => {
    const { lines } = recorded()
    const damaged = deflated(lines.with(100, '{}'))
    expect(replayRecording(damaged)).toMatchObject({
      entries: 99,
      diverged: 0,
      firstDivergence: { at: 100, why: 'entry' },
    })
  })
})

/** How many parts of documents are read meanwhile. */
function partsRead(run: () => void): number {
  const { prototype } = Y.UpdateDecoderV2
  const { readInfo } = prototype
  let count = 0
  prototype.readInfo = function counted() {
    count++
    return readInfo.call(this)
  }
  try {
    run()
  } finally {
    prototype.readInfo = readInfo
  }
  return count
}

test('a recording whose base is made of more parts than any project is given up in the middle', () => {
  const { base } = generateRecording({ commands: 1, seed: 11 })
  const file = encodeRecording({ base: { ...base, undo: null, document: partsBomb(2_000_000) }, entries: [] })
  expect(partsRead(() => expect(replayRecording(file).firstDivergence?.why).toBe('unreadable-update'))).toBe(
    1_000_000,
  )
})
