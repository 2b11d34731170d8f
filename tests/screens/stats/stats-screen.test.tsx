// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Asked, leave, refusal, renderAt } from '../render-at.tsx'

const person = userEvent.setup()
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})
const boss = { _id: 'u1', username: 'boss', email: 'b@x.de', name: 'Boss', createdAt: 1, profileImg: null }

const counts = (days: Record<string, number>, hidden: string[] = []) => [days, { hidden }]
const zero = counts({ '2026-11-09': 0, '2026-11-16': 0 })

function answer({ path, body }: Asked) {
  if (path === '/api/auth/me') return { body: { user: boss } }
  if (path.startsWith('/api/statistics/all')) {
    return {
      body: {
        projects: counts({ '2026-11-09': 388, '2026-11-16': 412 }),
        upvotes: counts({ '2026-11-09': 0, '2026-11-16': 1204 }, ['2026-11-09']),
        comments: zero,
        remixes: zero,
      },
    }
  }
  if (path !== '/api/statistics/funnel') return undefined
  const steps = JSON.stringify(body).match(/event_type/g)?.length ?? 0
  return {
    body: {
      data: [
        {
          events: Array.from({ length: steps }, () => 'course-step'),
          cumulativeRaw: Array.from({ length: steps }, (_, step) => 100 - 10 * step),
          cumulative: Array.from({ length: steps }, (_, step) => 1 - step / 10),
          hidden: Array.from({ length: steps }, () => false),
        },
      ],
    },
  }
}

const open = async (options = { answer }) => {
  const app = await renderAt('/stats', options)
  await screen.findByRole('heading', { level: 1, name: 'Statistics' })
  return app
}
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('[R11] who is not staff sees that there is no such page', async () => {
  await renderAt('/stats', {
    answer: ({ path }) => (path.startsWith('/api/statistics') ? refusal('statistics.staff-only') : undefined),
  })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

it('[ST01][V10] filters by the last 8 weeks unless told otherwise, by 1 to 10 weeks or days', async () => {
  const { asked } = await open()
  expect(document.title).toBe('Statistics · Nestling')
  expect(screen.getByRole('heading', { name: 'Filter by: Last 8 weeks' })).toBeTruthy()
  const table = await screen.findByRole('table', { name: /of each of the last weeks/ })
  expect(cellsOf(table)).toEqual([
    ['From', 'Projects', 'Likes', 'Comments', 'Remixes'],
    ['16 Nov 2026', '412', '1204', '0', '0'],
    ['9 Nov 2026', '388', 'under 10', '0', '0'],
  ])
  const number = screen.getByLabelText('How many')
  expect([number.getAttribute('min'), number.getAttribute('max')]).toEqual(['1', '10'])
  await person.clear(number)
  await person.type(number, '11')
  expect(screen.getByText('Choose a whole number from 1 to 10.')).toBeTruthy()
  await person.clear(number)
  await person.type(number, '3')
  await person.click(screen.getByRole('button', { name: /Of what/ }))
  await person.click(await screen.findByRole('option', { name: 'days' }))
  expect(await screen.findByRole('heading', { name: 'Filter by: Last 3 days' })).toBeTruthy()
  await person.clear(number)
  await person.type(number, '1')
  expect(await screen.findByRole('heading', { name: 'Filter by: Last day' })).toBeTruthy()
  const paths = asked.map(({ path }) => path).filter((path) => path.includes('filter_by'))
  expect(paths[0]).toBe('/api/statistics/all?filter_by=8&interval=weeks')
  expect(paths).toContain('/api/statistics/all?filter_by=3&interval=days')
  expect(paths.join()).not.toContain('filter_by=11')
})

it('[ST01][ST02][K04] both tables are downloaded as statistics.csv', async () => {
  const files: { name: string; text: string }[] = []
  let saved: Blob | undefined
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob
        return 'blob:x'
      },
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: '' })
  })
  await open()
  const buttons = await screen.findAllByRole('button', { name: 'Download' })
  expect(buttons).toHaveLength(2)
  for (const button of buttons) {
    await person.click(button)
    const last = files.at(-1)
    if (last && saved) last.text = await saved.text()
  }
  expect(files.map(({ name }) => name)).toEqual(['statistics.csv', 'statistics.csv'])
  expect(files[0]?.text).toContain('16 Nov 2026,412,1204,0,0')
  expect(files[1]?.text).toContain('Projects,800')
  expect(files[1]?.text).toContain('Likes,under 10')
})

it('[ST02][K04] the span begins on 2022-11-01 and ends today, and charts follow it', async () => {
  const { asked } = await open()
  const today = new Date().toISOString().slice(0, 10)
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '2022-11-01')
  expect(screen.getByLabelText('Last day')).toHaveProperty('value', today)
  await screen.findByRole('table', { name: 'Counts of these days together' })
  await person.clear(screen.getByLabelText('First day'))
  await person.type(screen.getByLabelText('First day'), '2026-11-01')
  await waitFor(() => {
    expect(asked.map(({ path }) => path)).toContain(
      `/api/statistics/all?from_date=2026-11-01&to_date=${today}`,
    )
    const starts = asked
      .filter(({ path }) => path.endsWith('/funnel'))
      .map(({ body }) => JSON.stringify(body))
    expect(starts.filter((text) => text.includes('"startDate":"2026-11-01"'))).toHaveLength(4)
  })
})

it('[ST02] days that are no span are said once, beside them, and nothing is asked; the figures stay', async () => {
  const { asked } = await open()
  await screen.findByRole('table', { name: 'Counts of these days together' })
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/funnel'))).toHaveLength(4))
  const before = asked.length
  const first = screen.getByLabelText('First day')
  await person.clear(first)
  expect(screen.getAllByText('A day is written like 2022-11-01.')).toHaveLength(1)
  await person.type(first, '2999-01-01')
  expect(screen.getAllByText('The first day must not come after the last.')).toHaveLength(1)
  expect(screen.getByRole('table', { name: 'Counts of these days together' })).toBeTruthy()
  expect(asked).toHaveLength(before)
})

it('[ST03][K05] four funnels of bars, each with its table behind it', async () => {
  await open()
  const charts = await screen.findAllByRole('img', { name: /world|Course/ })
  await waitFor(() => expect(screen.getAllByText('As a table')).toHaveLength(4))
  expect(charts.map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'From an account to a published world',
    'Course T-Rex',
    'Course Space Invader',
    'Course Solar System',
  ])
  for (const summary of screen.getAllByText('As a table')) await person.click(summary)
  const rows = screen
    .getAllByRole('table')
    .slice(2)
    .map((table) => within(table).getAllByRole('row').length - 1)
  expect(rows).toEqual([4, 9, 9, 8])
  expect(within(screen.getByRole('table', { name: 'Course T-Rex' })).getByText('Step 9')).toBeTruthy()
  expect(charts[0]?.querySelectorAll('rect')).toHaveLength(8)
})
