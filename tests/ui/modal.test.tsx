// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { startI18n } from '../../src/i18n/i18n.ts'
import { Modal } from '../../src/ui/Modal.tsx'

function Steps() {
  const [step, setStep] = useState<'asks' | 'is done' | 'closed'>('asks')
  return (
    <Modal title="Steps" isOpen={step !== 'closed'} onClose={() => setStep('closed')}>
      {step === 'asks' ? (
        <button type="button" onClick={() => setStep('is done')}>
          Go on
        </button>
      ) : (
        <p>Done</p>
      )}
    </Modal>
  )
}

test('a step that takes the focused button away leaves the focus in the dialog at once, so that Esc closes it', async () => {
  await startI18n('en')
  const person = userEvent.setup()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Steps />))
  const button = screen.getByRole('button', { name: 'Go on' })
  act(() => button.focus())
  act(() => button.click())
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => root.unmount())
})
