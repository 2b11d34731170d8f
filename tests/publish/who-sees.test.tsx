// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { startI18n } from '../../src/i18n/i18n.ts'
import { WhoSees } from '../../src/publish/WhoSees.tsx'
import { communityProject } from '../support/community-project.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const schoolClass = {
  id: 'c1',
  name: '4b',
  teacher: { username: 'roth', name: 'Ms. Roth' },
  isTeacher: false,
  code: null,
  hasRewards: true,
  isArchived: false,
}

/** A server that shows a pupil's private world to nobody but the class, and to it as soon as the teacher is asked. */
function pupilsServer(isPublished = true) {
  const asked: unknown[] = []
  let visibility: 'private' | 'class' = isPublished ? 'private' : 'class'
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/class/mine') return Response.json({ classes: [schoolClass] })
    if (method === 'GET' && path === '/api/class/approvals') {
      const project = communityProject({ name: 'castle', visibility })
      return Response.json({
        approvals: asked.map((wanted) => ({ project, publication: 1, wanted, state: 'asked', askedAt: 1 })),
      })
    }
    if (method === 'GET')
      return Response.json({
        project: {
          ...communityProject({ name: 'castle', visibility }),
          ...(isPublished ? {} : { published: null }),
        },
        tags: [],
        access: 'owner',
        isMember: true,
        isLikedByMe: false,
        likesCount: 0,
      })
    if (path === '/api/class/approvals') {
      asked.push(JSON.parse(String(body)).wanted)
      visibility = 'class'
      return Response.json({})
    }
    const code = 'class.approval-needed'
    const refused = {
      type: 'about:blank',
      title: code,
      status: 403,
      msg: code,
      message: code,
      requestId: 'r',
    }
    return Response.json({ ...refused, code }, { status: 403 })
  })
  return asked
}

it.each([
  ['Who has the link', 'Ask my teacher to show it to whoever has the link', 'link'],
  ['Everybody', 'Ask my teacher to show it to everybody', 'public'],
])(
  '[P03] a pupil who chose “%s” asks for just that, is told that the class sees it then, and sees that it does',
  async (choice, question, wanted) => {
    await startI18n('en')
    const asked = pupilsServer()
    const person = userEvent.setup()
    render(<WhoSees path="/mia7/castle" />)
    await person.click(await screen.findByRole('button', { name: /Who may see it/ }))
    await person.click(await screen.findByRole('option', { name: choice }))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Only your class may see it without asking/,
    )
    expect(screen.getByText(/^Your class sees it as soon as you ask/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Who may see it/ }).textContent).toContain(
      'Only those I invite',
    )
    await person.click(screen.getByRole('button', { name: question }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Who may see it/ }).textContent).toContain('My class'),
    )
    expect(asked).toEqual([wanted])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: question })).toBeNull()
    expect(await screen.findByText(/^Your teacher has been asked and will look at it/)).toBeTruthy()
  },
)

it('[P03] who shows to the class what is not published yet is told when classmates can play it', async () => {
  await startI18n('de')
  pupilsServer(false)
  render(<WhoSees path="/mia7/castle" />)
  expect(
    await screen.findByText(/^Deine Klasse kann sie spielen, sobald du sie veröffentlicht hast\./),
  ).toBeTruthy()
})
