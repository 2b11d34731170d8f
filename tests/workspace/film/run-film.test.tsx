// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { ToastHost } from '../../../src/ui/ToastHost.tsx'
import { RunFilm } from '../../../src/workspace/film/RunFilm.tsx'
import { RunWatchBar } from '../../../src/workspace/watch/RunWatchBar.tsx'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
/** What jsdom has none of, and what was handed to the browser's downloads. */
const saved: { name: string; size: number }[] = []

beforeEach(async () => {
  vi.stubGlobal('MediaRecorder', class {})
  HTMLCanvasElement.prototype.captureStream = () => new MediaStream()
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', size: blob instanceof Blob ? blob.size : 0 })
    return 'blob:film'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download })
  })
  rendered = await renderWorkspace(<RunFilm isStill={false} />)
})
afterEach(async () => {
  rendered.unmount()
  saved.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await chooseLocale('en')
})

const button = (name: string) =>
  rendered.page.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
const press = (name: string) => act(() => button(name)?.click())
const part = (bytes: Uint8Array<ArrayBuffer>, isLast = false) =>
  act(() => rendered.state.watch.film.set({ bytes, isLast }))
const pictures = new Uint8Array([0, 0, 0, 8, ...Buffer.from('ftyp'), 0, 0, 0, 8, ...Buffer.from('moof')])

test('a film is a file with the name of the project, whether it was ended or the run was', async () => {
  press('Film the world')
  expect(rendered.page.textContent).toContain('Filming')
  part(pictures)
  press('End the film')
  expect(button('End the film')?.disabled).toBe(true)
  part(new Uint8Array(), true)
  expect(saved).toEqual([{ name: 'test.mp4', size: 16 }])
  expect(rendered.page.textContent).not.toContain('Filming')
  press('Film the world')
  part(pictures)
  act(() => rendered.state.watch.film.set(null))
  expect(saved).toHaveLength(2)
})

test('what the film does is in the recording of the session', () => {
  press('Film the world')
  part(pictures)
  press('End the film')
  part(new Uint8Array(), true)
  const notes = rendered.journal.entries.flatMap(({ event }) =>
    event.kind === 'machine' ? [event.data] : [],
  )
  expect(notes).toMatchObject(
    ['idle', 'rolling.filming', 'rolling.ending', 'idle'].map((state) => ({ machine: 'film', state })),
  )
})

test('a film is kept when the program has to be stopped, and said to be in the language of that moment', async () => {
  rendered.unmount()
  rendered = await renderWorkspace(
    <>
      <RunWatchBar />
      <ToastHost />
    </>,
  )
  press('Film the world')
  part(pictures)
  await act(() => chooseLocale('de'))
  act(() => rendered.state.watch.isHalted.set(true))
  expect(saved).toEqual([{ name: 'test.mp4', size: 16 }])
  expect(document.body.textContent).toContain('Dein Film ist jetzt auf diesem Gerät')
})

test('a film without a picture is no file', async () => {
  press('Film the world')
  part(new Uint8Array(8))
  part(new Uint8Array(), true)
  expect(saved).toEqual([])
  expect(button('Film the world')).not.toBeNull()
})
