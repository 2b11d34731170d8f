// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leave, renderAt } from './render-at.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  leave()
})
const user = { _id: 'u1', username: 'mia7', email: '', name: 'Mia', createdAt: 1, profileImg: null }
const code = 'abcdefghjk'
const certificate = {
  code,
  course: 't-rex',
  shownName: 'Mia',
  finishedAt: Date.UTC(2026, 4, 3, 12),
  steps: 9,
  edits: 1200,
  errorsFixed: 4,
}
const progress = (finishedAt: number | null, issued: string | null = null) => [
  {
    course: 't-rex',
    steps: 9,
    done: finishedAt === null ? [1, 2] : [1, 2, 3, 4, 5, 6, 7, 8, 9],
    finishedAt,
    certificate: issued,
  },
]

describe('[R16] [M13] /{username}/courses/{hocCourse}', () => {
  it('shows to whoever has the code what it says, and how others confirm it', async () => {
    await renderAt(`/mia7/courses/t-rex?code=${code}`, {
      answer: ({ path }) => (path === `/api/certificate/${code}` ? { body: certificate } : undefined),
    })
    const sheet = await screen.findByRole('article', { name: 'Certificate' }, { timeout: 20_000 })
    expect(sheet.textContent).toContain('Mia')
    expect(sheet.textContent).toContain('finished the course T-Rex on 3 May 2026')
    expect(sheet.textContent).toContain('Steps: 9 · edits: 1,200 · mistakes found and mended: 4')
    expect(sheet.textContent).toContain(code)
    expect(screen.getByRole('img', { name: 'QR code of this certificate' })).toBeTruthy()
  })

  it.each([
    ['en', 'Save as a PDF', 'Mia'],
    ['de', 'Als PDF speichern', 'Łucja Größe'],
  ] as const)(
    '[M13] is saved as a PDF with what stands on the page, %s',
    async (locale, button, shownName) => {
      await renderAt(`/mia7/courses/t-rex?code=${code}`, {
        answer: ({ path }) =>
          path === `/api/certificate/${code}` ? { body: { ...certificate, shownName } } : undefined,
        locale,
      })
      const { fetch } = globalThis
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
        path.endsWith('.woff') ? new Response(await readFile(`.${path}`)) : fetch(path, init),
      )
      const saved: { readonly name: string; readonly blob: Blob }[] = []
      let blob = new Blob()
      vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
        if (given instanceof Blob) blob = given
        return 'blob:certificate'
      })
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push({ name: this.download, blob })
      })
      await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 20_000 }))
      await waitFor(() => expect(saved).toHaveLength(1))
      expect(saved[0]?.name).toBe(`nestling-t-rex-${code}.pdf`)
      const pdf = await PDFDocument.load(await blob.arrayBuffer())
      expect(pdf.getPageCount()).toBe(1)
      expect(pdf.getTitle()).toContain(shownName)
      expect(pdf.getSubject()).toContain(`/mia7/courses/t-rex?code=${code}`)
    },
  )

  it('says so where the code belongs to another course, or to none', async () => {
    await renderAt(`/mia7/courses/solar-system?code=${code}`, {
      answer: ({ path }) => (path === `/api/certificate/${code}` ? { body: certificate } : undefined),
      locale: 'de',
    })
    expect((await screen.findByRole('alert')).textContent).toBe('Zu diesem Code gibt es keine Urkunde.')
  })

  it('is issued to its owner under the name that they choose, once all steps are done', async () => {
    const asked: unknown[] = []
    await renderAt('/mia7/courses/t-rex', {
      answer: ({ path, body }) => {
        if (path === '/api/auth/me') return { body: { user } }
        if (path === '/api/courses') return { body: { courses: progress(5) } }
        if (path === `/api/certificate/${code}`) return { body: certificate }
        if (path !== '/api/courses/certificate') return undefined
        asked.push(body)
        return { body: certificate }
      },
    })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Write “Mia” on it' }, { timeout: 20_000 }),
    )
    await screen.findByRole('article', { name: 'Certificate' })
    expect(asked).toEqual([{ course: 't-rex', shownAs: 'name' }])
  })

  it('tells its owner what is missing, and others that they need the code', async () => {
    await renderAt('/mia7/courses/t-rex', {
      answer: ({ path }) => {
        if (path === '/api/auth/me') return { body: { user } }
        return path === '/api/courses' ? { body: { courses: progress(null) } } : undefined
      },
    })
    await screen.findByText(/2 of 9 steps are done\./, undefined, { timeout: 20_000 })
    leave()
    await renderAt('/ali/courses/t-rex')
    await screen.findByText(/To see a certificate of ali/)
  })
})
