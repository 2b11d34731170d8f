// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ProjectId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import { noteStates } from '../../src/client/project-session/note-states.ts'
import { startI18n } from '../../src/i18n/i18n.ts'
import { PublishModal } from '../../src/publish/PublishModal.tsx'
import { communityProject } from '../support/community-project.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a first publish stays one when it is done, says that it is public and shows the play code', async () => {
  await startI18n('en')
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  const published = {
    _id: ProjectId.parse('a'.repeat(24)),
    name: 'castle',
    displayName: 'Castle',
    description: '',
    username: 'mia',
    updatedAt: 1,
    visibility: 'public' as const,
    published: { playCode: 'k7mp2x', publishedAt: 1, thumbnail: '/t' },
    remixedFrom: null,
  }
  let isUpdate = false
  const states: JsonValue[] = []
  const inspect = noteStates({ note: (_, data) => states.push(data) }, 'publish')
  const modal = () => (
    <MemoryRouter>
      <PublishModal
        isOpen
        onClose={() => undefined}
        project={{ displayName: 'Castle', description: '', username: 'mia', name: null, isUpdate }}
        takePicture={async () => new Blob(['picture'])}
        publish={async () => {
          isUpdate = true
          return { ok: true, project: published }
        }}
        inspect={inspect}
      />
    </MemoryRouter>
  )
  const { rerender } = render(modal())
  await screen.findByRole('img', { name: 'Picture of your world' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Castle is out in the world!')).toBeTruthy()
  rerender(modal())
  expect(screen.getByRole('heading', { name: 'Publish your world' })).toBeTruthy()
  expect(screen.getByText(/It is public now/)).toBeTruthy()
  expect(screen.getByText('k7mp2x')).toBeTruthy()
  expect(screen.getByRole('link', { name: /\/play\/k7mp2x$/ }).getAttribute('href')).toBe('/play/k7mp2x')
  expect(states.map((note) => Object(note).state)).toEqual([
    'takingPicture',
    'idle',
    'publishing',
    'succeeded',
  ])
  expect(JSON.stringify(states)).not.toContain('astle')
})

it.each([
  ['is told so', true],
  ['hears nothing of it when it came along', false],
])('[E13] whoever publishes before the 360° picture is ready %s', async (_, isWithoutView) => {
  await startI18n('en')
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  const project = communityProject({ name: 'castle', displayName: 'Castle' })
  render(
    <MemoryRouter>
      <PublishModal
        isOpen
        onClose={() => undefined}
        project={{ displayName: 'Castle', description: '', username: 'mia', name: null, isUpdate: false }}
        takePicture={async () => new Blob(['picture'])}
        publish={async () => ({ ok: true, project, isWithoutView })}
        isViewThere={!isWithoutView}
        inspect={() => undefined}
      />
    </MemoryRouter>,
  )
  await screen.findByRole('img', { name: 'Picture of your world' })
  expect(document.querySelector('form')?.dataset.view).toBe(isWithoutView ? undefined : 'there')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Castle is out in the world!')
  expect(screen.queryByText(/^The 360° picture was not ready yet/) !== null).toBe(isWithoutView)
})

it.each([
  ['of a first publish', null, ['Space', 'Game'], ['space', 'game']],
  [
    'more than four: the last four',
    null,
    ['Space', 'Game', 'Art', 'Music', 'Quiz'],
    ['game', 'art', 'music', 'quiz'],
  ],
  ['of an update: those before and the new one', ['maze'], ['Race'], ['maze', 'race']],
  ['of an update, one taken away', ['maze', 'game'], ['Maze'], ['game']],
])(
  '[M02] the options carry the project’s name, and kinds are published as they are pressed, %s',
  async (_, before, pressed, sent) => {
    await startI18n('en')
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    const project = communityProject({ name: 'castle' })
    const answer = {
      project,
      tags: before,
      access: 'owner',
      isMember: true,
      isLikedByMe: false,
      likesCount: 0,
    }
    vi.stubGlobal('fetch', async () => Response.json(answer))
    const forms: (readonly string[] | undefined)[] = []
    render(
      <MemoryRouter>
        <PublishModal
          isOpen
          onClose={() => undefined}
          project={{
            displayName: 'Castle',
            description: '',
            username: 'mia7',
            name: before && 'castle',
            isUpdate: before !== null,
          }}
          takePicture={async () => new Blob(['picture'])}
          publish={async ({ tags }) => {
            forms.push(tags)
            return { ok: true, project }
          }}
          inspect={() => undefined}
        />
      </MemoryRouter>,
    )
    const person = userEvent.setup()
    await screen.findByRole('img', { name: 'Picture of your world' })
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Castle')
    for (const name of pressed) await person.click(await screen.findByRole('button', { name }))
    await person.click(screen.getByRole('button', { name: before ? 'Update' : 'Publish' }))
    await screen.findByText(/is out in the world/)
    expect(forms).toEqual([sent])
  },
)
