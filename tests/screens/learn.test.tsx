// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leave, renderAt } from './render-at.tsx'

afterEach(leave)
const user = { _id: 'u1', username: 'mia7', email: '', name: 'Mia', createdAt: 1, profileImg: null }

describe('[R22] /tutorials and /dashboard/learn', () => {
  it('[K05] have all steps of all courses, in both languages', async () => {
    await renderAt('/tutorials')
    const steps = await screen.findByRole('list', { name: 'Steps of T-Rex' }, { timeout: 10_000 })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(9)
    expect(within(steps).queryByRole('img', { name: 'done' })).toBeNull()
    leave()
    await renderAt('/tutorials', { locale: 'de' })
    const german = await screen.findByRole('list', { name: 'Schritte von Sonnensystem' })
    expect(within(german).getAllByRole('listitem')).toHaveLength(8)
  })

  it('show to whoever is logged in what they have done', async () => {
    const progress = [
      { course: 'space-invader', steps: 9, done: [1, 3], finishedAt: null, certificate: null },
      { course: 't-rex', steps: 9, done: [1, 2, 3, 4, 5, 6, 7, 8, 9], finishedAt: 1, certificate: 'abc' },
    ]
    await renderAt('/dashboard/learn', {
      answer: ({ path }) => {
        if (path === '/api/auth/me') return { body: { user } }
        return path === '/api/courses' ? { body: { courses: progress } } : undefined
      },
    })
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'done' })).toHaveLength(2 + 9), {
      timeout: 10_000,
    })
    const done = within(screen.getByRole('list', { name: 'Steps of Space Invader' }))
      .getAllByRole('listitem')
      .map((item, index) => (within(item).queryByRole('img') ? index + 1 : 0))
      .filter(Boolean)
    expect(done).toEqual([1, 3])
    const start = (name: string) => screen.getByRole('button', { name }).textContent
    expect(start('Start Space Invader')).toBe('Start')
    expect(start('Start again: T-Rex'), 'a course that is finished').toBe('Start again')
  })
})
