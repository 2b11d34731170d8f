// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chainEntry } from '../../../commands/core/journal.ts'
import { type Recording, recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { startI18n } from '../../../src/i18n/i18n.ts'
import ReplayScreen from '../../../src/screens/ReplayScreen.tsx'
import { entityId, workbench } from '../../commands/support/workbench.ts'

// The scene's page is of another origin, which jsdom does not load.
vi.mock('../../../src/workspace/frame/scene-pages.ts', () => ({ scenePages: async () => undefined }))

beforeAll(async () => {
  await startI18n('en')
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

/** A is moved, B is moved, A is moved. */
function session(): Recording {
  const { bus, document, journal } = workbench()
  const base = recordingBase(document, bus, 'test')
  for (const [id, x] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    bus.execute(transformEntities, { changes: [{ entityId: entityId(id), position: [x, 0, 0] }] })
  return { base, entries: journal }
}

function drop(bytes: Uint8Array<ArrayBuffer>) {
  render(
    <MemoryRouter>
      <ReplayScreen />
    </MemoryRouter>,
  )
  const file = Object.assign(new File([], 'session.nestling'), { arrayBuffer: async () => bytes.buffer })
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file] } })
}

const list = () => screen.findByRole('region', { name: 'What happened' })
const current = async () => (await list()).querySelector('[aria-current="step"]')?.textContent ?? null

test('a file that is dropped is opened, with a line for everything that happened', async () => {
  drop(encodeRecording(session()))
  const lines = within(await list()).getAllByRole('button')
  expect(lines.map(({ textContent }) => textContent?.replace(/\d\d:\d\d$/, ''))).toEqual([
    'move A',
    'move B',
    'move A',
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that is dropped on an open recording takes its place; nonsense says so', async () => {
  drop(encodeRecording(session()))
  await list()
  const nonsense = Object.assign(new File([], 'x'), { arrayBuffer: async () => new ArrayBuffer(3) })
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [nonsense] } })
  expect((await screen.findByRole('alert')).textContent).toBe('This is not a recording of Nestling.')
  expect(screen.queryByRole('region', { name: 'What happened' })).toBeNull()
})

test('arrows step, Home and End jump, the space bar plays and pauses', async () => {
  drop(encodeRecording(session()))
  const user = userEvent.setup()
  expect(await current()).toBeNull()
  within(await list())
    .getAllByRole('button')[0]!
    .focus()
  const press = async (key: string) => {
    await user.keyboard(key)
    return current()
  }
  expect(await press('{ArrowRight}')).toMatch(/^move A/)
  expect(await press('{ArrowRight}')).toMatch(/^move B/)
  expect(await press('{ArrowLeft}')).toMatch(/^move A/)
  expect(await press('{Home}')).toBeNull()
  expect(await press('{End}')).toMatch(/^move A/)
  const play = screen.getByRole('button', { name: 'Play' })
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: ' ' })
  expect(play.textContent).toBe('Pause')
  expect(await current()).toBeNull()
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: ' ' })
  expect(play.textContent).toBe('Play')
})

test('a recording that stops agreeing says from which entry on', async () => {
  const { base, entries } = session()
  const { event, bytes } = entries[1]!
  if (event.kind !== 'command') throw new Error('not a command')
  const payload = { changes: [{ entityId: 'b', position: [7, 7, 7] }] }
  const forged = chainEntry(entries[0]!, { ...event, command: { ...event.command, payload } }, bytes)
  const last = chainEntry(forged, entries[2]!.event, entries[2]!.bytes)
  drop(encodeRecording({ base, entries: [entries[0]!, forged, last] }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^It stopped agreeing at entry 2\./)
  expect(within(await list()).getAllByRole('button')).toHaveLength(3)
})

test('a file that the browser cannot read says so, instead of waiting for ever', async () => {
  render(
    <MemoryRouter>
      <ReplayScreen />
    </MemoryRouter>,
  )
  const file = Object.assign(new File([], 'gone.nestling'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  })
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read')
})
