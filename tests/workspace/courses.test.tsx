// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { EntityId } from '../../model/ids.ts'
import { loadCourse } from '../../src/client/courses/load-course.ts'
import { chooseLocale } from '../../src/i18n/i18n.ts'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

/** Fetched late, as in the workspace. */
const CourseOverlay = lazy(async () => ({
  default: (await import('../../src/workspace/courses/CourseOverlay.tsx')).CourseOverlay,
}))

let work: RenderedWorkspace
const told: unknown[] = []

// Here before it is asked for: a busy machine takes long to read all blocks.
beforeAll(async () => {
  await loadCourse('t-rex')
}, 60_000)

beforeEach(async () => {
  told.length = 0
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'en',
    sendBeacon: (path: string, body: Blob) => {
      void body.text().then((text) => told.push([path, JSON.parse(text)]))
      return true
    },
  })
  work = await renderWorkspace(
    <Suspense>
      <CourseOverlay name="t-rex" projectId={() => null} />
    </Suspense>,
  )
})
afterEach(() => {
  work.unmount()
  vi.unstubAllGlobals()
})

const put = (model: string) =>
  act(() => {
    work.bus.execute(createEntity, {
      entityId: EntityId.parse(model),
      sceneId: work.bus.project.defaultScene.id,
      kind: 'model',
      name: model,
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { model: { name: model } },
    })
  })

describe('[M17] the tutorials overlay', () => {
  it('goes on when the goal is reached, by no button, and tells it once', async () => {
    const overlay = await screen.findByRole('complementary', { name: 'Course' }, { timeout: 20_000 })
    expect(within(overlay).getByRole('heading', { name: 'Step 1 of 9' })).toBeTruthy()
    const buttons = within(overlay).getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Fold the course away',
      'Hint',
      'Show me',
    ])
    expect(overlay.querySelector('img')?.getAttribute('src')).toMatch(/t-rex\/pictures\/dino\.webp/)
    put('cactus')
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(within(overlay).getByRole('heading', { name: 'Step 1 of 9' })).toBeTruthy()
    put('t-rex')
    await within(overlay).findByRole('heading', { name: 'Step 2 of 9' }, { timeout: 5_000 })
    expect(overlay.querySelector('img')?.getAttribute('src')).toMatch(/t-rex\/pictures\/ground\.webp/)
    expect(work.bus.project.progress.map(({ id, steps }) => [id, steps.map((step) => step.id)])).toEqual([
      ['t-rex', ['dino']],
    ])
    expect(told).toEqual([['/api/events', { events: [{ type: 'course-step', hoc: 't-rex', step: 1 }] }]])
  })

  it('shows hint and example when asked, the way to the shelf, and folds away', async () => {
    const overlay = await screen.findByRole('complementary', { name: 'Course' }, { timeout: 20_000 })
    expect(work.state.isCourseOn.get()).toBe(true)
    await userEvent.click(within(overlay).getByRole('button', { name: 'Hint' }))
    expect(overlay.textContent).toContain('type “T-Rex” into the search')
    await userEvent.click(within(overlay).getByRole('button', { name: 'Show me' }))
    await userEvent.click(within(overlay).getByRole('button', { name: 'Go to the shelf' }))
    expect(work.state.view.get()).toBe('design')
    put('t-rex')
    await within(overlay).findByRole('heading', { name: 'Step 2 of 9' }, { timeout: 5_000 })
    await userEvent.click(within(overlay).getByRole('button', { name: 'Show me' }))
    expect(within(overlay).getAllByRole('listitem')[1]?.textContent).toBe('forever')
    await act(() => chooseLocale('de'))
    expect(overlay.textContent).toContain('Lass den Boden unter ihm laufen')
    await userEvent.click(within(overlay).getByRole('button', { name: 'Kurs einklappen' }))
    expect(within(overlay).queryByRole('button', { name: 'Tipp' })).toBeNull()
    await act(() => chooseLocale('en'))
  })
})
