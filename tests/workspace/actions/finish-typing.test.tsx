// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../../src/i18n/i18n.ts'
import { NumberField } from '../../../src/ui/NumberField.tsx'
import { useFinishTyping } from '../../../src/workspace/actions/use-finish-typing.ts'
import { WordsField } from '../../../src/workspace/properties/WordsField.tsx'

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await startI18n('en')
})

function Leavable({ children }: { readonly children: ReactNode }) {
  useFinishTyping()
  return children
}

const words = (commit: (value: string) => void) => (
  <WordsField label="Text" value="old" most={100} isDisabled={false} onCommit={commit} />
)
const number = (commit: (value: number) => void) => <NumberField label="Width" value={2} onCommit={commit} />

test.each([
  ['popstate', 'words', words, 'new', 'new'],
  ['popstate', 'a number', number, '7', 7],
  ['pagehide', 'words', words, 'new', 'new'],
  ['pagehide', 'a number', number, '7', 7],
])(
  'at %s, what is being typed as %s is stored before anybody takes the field away',
  async (event, _what, field, typed, stored) => {
    const page = document.body.appendChild(document.createElement('div'))
    const root = createRoot(page)
    const commit = vi.fn()
    // As the router does, which listens since before the workspace was there.
    const takeAway = () => act(() => root.unmount())
    addEventListener(event, takeAway)
    act(() => root.render(<Leavable>{field(commit)}</Leavable>))
    const input = page.querySelector('input')
    if (!input) throw new Error('no field')
    const user = userEvent.setup()
    await user.clear(input)
    await user.type(input, typed)
    expect(commit).not.toHaveBeenCalled()
    act(() => void window.dispatchEvent(new Event(event)))
    expect(commit.mock.calls).toEqual([[stored]])
    removeEventListener(event, takeAway)
  },
)
