// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { BlockId, EntityId } from '../../../model/ids.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { coachMemory } from '../../../src/workspace/coach/coach-memory.ts'
import { isCoached } from '../../../src/workspace/coach/is-coached.ts'
import { wantCoach } from '../../../src/workspace/coach/want-coach.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

/** Fetched late, as in the workspace. */
const Coach = lazy(async () => ({ default: (await import('../../../src/workspace/coach/Coach.tsx')).Coach }))

let work: RenderedWorkspace
const open = async () => {
  work = await renderWorkspace(
    <Suspense>
      <input aria-label="somewhere else" />
      <button type="button" data-run="run">
        Run
      </button>
      <Coach />
    </Suspense>,
  )
  return screen.findByRole('complementary', { name: 'First steps' }, { timeout: 20_000 })
}
/** A coach that comes when the test has made what it finds. */
function LateCoach({ shown }: { readonly shown: ReactNode }) {
  const [isHere, setHere] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHere(true)}>
        come
      </button>
      {isHere ? shown : null}
    </>
  )
}
/** The blocks that stand in the tab when the coach comes. */
const number = (value: number) =>
  act(() => {
    const [file] = work.bus.project.files(work.bus.project.defaultScene.id)
    if (!file) throw new Error('no tab')
    const upsert = {
      id: BlockId.parse('forward'),
      type: 'motion_move',
      hasNext: true,
      at: { parent: null, x: 0, y: 0 },
      fields: {},
      extra: {},
      shadows: { METRES: { type: 'math_number', fields: { NUM: value } } },
    }
    work.bus.execute(changeBlocks, { fileId: file.id, upserts: [upsert], deletes: [] })
  })
const put = (name: string) =>
  act(() => {
    work.bus.execute(createEntity, {
      entityId: EntityId.parse(name),
      sceneId: work.bus.project.defaultScene.id,
      kind: 'model',
      name,
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { model: { name: 'tree' } },
    })
  })
const run = () => act(() => work.status.set({ edit: 'shown', run: 'running' }))
const stop = () => act(() => work.status.set({ edit: 'shown', run: 'editing' }))
const heading = (card: HTMLElement) => within(card).getByRole('heading').textContent

beforeEach(() => {
  localStorage.clear()
  wantCoach()
})
afterEach(async () => {
  work.unmount()
  vi.unstubAllGlobals()
  await act(() => chooseLocale('en'))
})

describe('the coach of the first visit', () => {
  it('goes on by what is done, by no button, and where it was in another opening', async () => {
    const card = await open()
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Fold the first steps away', 'Skip all this'])
    expect(heading(card)).toBe('First steps: 1 of 6')
    number(4)
    expect(heading(card)).toBe('First steps: 1 of 6')
    run()
    expect(heading(card)).toBe('First steps: 2 of 6')
    stop()
    work.unmount()

    const later = await open()
    expect(heading(later)).toBe('First steps: 2 of 6')
    expect(coachMemory()).toEqual(['run'])
  })

  it('takes a number that is another now, not a block that is new, and what comes out of turn', async () => {
    work = await renderWorkspace(null)
    const { Coach: Shown } = await import('../../../src/workspace/coach/Coach.tsx')
    work.unmount()
    work = await renderWorkspace(<LateCoach shown={<Shown />} />)
    number(4)
    await userEvent.click(screen.getByRole('button', { name: 'come' }))
    const card = await screen.findByRole('complementary', { name: 'First steps' })
    run()
    stop()
    expect(heading(card)).toBe('First steps: 2 of 6')
    put('tree')
    expect(heading(card)).toBe('First steps: 2 of 6')
    expect(coachMemory()).toEqual(['run', 'thing'])
    number(4)
    expect(heading(card)).toBe('First steps: 2 of 6')
    number(9)
    expect(heading(card)).toBe('First steps: 4 of 6')
  })

  it('puts two blocks for the selected thing when asked, ends with the last step, and does not come again', async () => {
    localStorage.setItem('nestling.coach', 'run number thing')
    const card = await open()
    expect(heading(card)).toBe('First steps: 4 of 6')
    act(() => work.state.selection.set([work.boxId]))
    await userEvent.click(within(card).getByRole('button', { name: 'Put two blocks there' }))
    const [file] = work.bus.project.files(work.bus.project.defaultScene.id)
    const blocks = file ? [...work.bus.project.blocks(file.id).blocks.values()] : []
    expect(blocks.map(({ type, fields, place }) => [type, fields.ITEM, place.parent])).toEqual([
      ['event_click', 'box', null],
      ['looks_say', 'box', blocks[0]?.id],
    ])
    expect(heading(card)).toBe('First steps: 5 of 6')
    act(() => void (file && work.bus.undo(`file:${file.id}`)))
    expect(heading(card)).toBe('First steps: 6 of 6')
    act(() => work.state.lastWay.set('publish'))
    expect(heading(card)).toBe('First steps: all done')
    expect(coachMemory()).toBeNull()
    await userEvent.click(within(card).getByRole('button', { name: 'Go on building' }))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('takes no focus, is read out, and speaks German', async () => {
    const card = await open()
    const elsewhere = screen.getByLabelText('somewhere else')
    elsewhere.focus()
    run()
    expect(document.activeElement).toBe(elsewhere)
    expect(card.querySelector('div[aria-live="polite"]')?.textContent).toContain('Change one number')
    await userEvent.click(within(card).getByRole('button', { name: 'Fold the first steps away' }))
    expect(heading(card)).toBe('2. Change one number')
    await userEvent.click(within(card).getByRole('button', { name: 'Show the first steps' }))
    await act(() => chooseLocale('de'))
    expect(card.textContent).toContain('Ändere eine Zahl')
  })

  it('is one line over a small picture while something runs there, unless it was opened', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('max-width: 1279px') }))
    const card = await open()
    expect(heading(card)).toBe('First steps: 1 of 6')
    run()
    expect(heading(card)).toBe('2. Change one number')
    await userEvent.click(within(card).getByRole('button', { name: 'Show the first steps' }))
    expect(heading(card)).toBe('First steps: 2 of 6')
  })

  it('is gone for good once it is skipped', async () => {
    const card = await open()
    await userEvent.click(within(card).getByRole('button', { name: 'Skip all this' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Run' }))
    wantCoach()
    expect(coachMemory()).toBeNull()
    const notes = work.journal.entries.flatMap(({ event }) => (event.kind === 'machine' ? [event.data] : []))
    expect(notes.at(-1)).toMatchObject({ machine: 'coach', state: 'gone', event: 'leave' })
  })
})

describe('who is coached', () => {
  const session = (template: string, access: 'owner' | 'viewer' = 'owner') => ({
    access,
    bus: { project: { meta: { displayName: '', description: '', template, remixedFrom: null } } },
  })

  it('who came by the landing page, in a tree house of their own', async () => {
    work = await renderWorkspace(null)
    expect(isCoached(session('treehouse'))).toBe(true)
    expect(isCoached(session('castle'))).toBe(false)
    expect(isCoached(session('treehouse', 'viewer'))).toBe(false)
    localStorage.clear()
    expect(isCoached(session('treehouse'))).toBe(false)
  })
})
