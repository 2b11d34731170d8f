// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FromFrame } from '../../../protocol/frame/from-frame.ts'
import { listenToFiles } from '../../../runtime/edit/file-input.ts'
import { stayOnDrop } from '../../../runtime/port/stay-on-drop.ts'
import { filesOfPaste } from '../../../src/workspace/clipboard/files-of-paste.ts'

const sent: FromFrame[] = []
beforeAll(() => {
  listenToFiles((message) => sent.push(FromFrame.parse(message)))
  stayOnDrop()
})
beforeEach(() => void sent.splice(0))

function give(type: 'paste' | 'drop', files: readonly File[], text = ''): Event {
  const data = { files, getData: () => text }
  const event = Object.assign(new Event(type, { cancelable: true }), {
    [type === 'paste' ? 'clipboardData' : 'dataTransfer']: data,
    ...(type === 'drop' && { clientX: 30, clientY: 40 }),
  })
  window.dispatchEvent(event)
  return event
}

const picture = (name: string, size = 3) => {
  const file = new File(['abc'], name, { type: 'image/png' })
  return Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: async () => new TextEncoder().encode('abc').buffer },
  })
}

test.each(['paste', 'drop'] as const)(
  'a picture by %s goes to the app as the file that it was',
  async (type) => {
    give(type, [picture('bird.png')])
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const [message] = sent
    if (message?.type !== 'files.pasted') throw new Error('no files')
    expect(message.refusal).toBeNull()
    expect(message.at).toEqual(type === 'drop' ? { x: 30, y: 40 } : undefined)
    expect(filesOfPaste(message).map(({ name, type: mime, size }) => [name, mime, size])).toEqual([
      ['bird.png', 'image/png', 3],
    ])
  },
)

test('of a name that is too long the end is kept, and what is too large is told of', async () => {
  give('paste', [picture(`${'x'.repeat(300)}.png`), picture('huge.png', 20_000_001)])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    refusal: 'asset.too-large',
    files: [{ name: `${'x'.repeat(196)}.png` }],
  })
})

test('too many files at once are refused', async () => {
  give(
    'drop',
    Array.from({ length: 9 }, (_, index) => picture(`${index}.png`)),
  )
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ refusal: 'asset.too-many-files' })]))
})

test('a text is handed on, and no drop opens anything in place of the scene', () => {
  expect(give('drop', [], 'https://example.org').defaultPrevented).toBe(true)
  expect(sent).toEqual([{ type: 'text.pasted', text: 'https://example.org' }])
})

test('[threat 18] files beyond the bounds are no message of a frame', () => {
  const file = { name: 'a', mime: 'b', bytes: new Uint8Array(1) }
  const says = (files: unknown) => FromFrame.safeParse({ type: 'files.pasted', files, refusal: null }).success
  expect(says([file])).toBe(true)
  expect(says([{ ...file, bytes: new Uint8Array(20_000_001) }])).toBe(false)
  expect(says([{ ...file, bytes: 'text' }])).toBe(false)
  expect(says([{ ...file, name: 'x'.repeat(201) }])).toBe(false)
  expect(says([{ ...file, mime: 'x'.repeat(101) }])).toBe(false)
  expect(says(Array(9).fill(file))).toBe(false)
})
