// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../../src/i18n/i18n.ts'
import { PaintBox } from '../../src/workspace/doodle/PaintBox.tsx'
import { ColourField } from '../../src/workspace/properties/ColourField.tsx'

beforeAll(() => startI18n('en'))
afterEach(cleanup)

type Choose = (colour: string | null) => void

/** Holds what is chosen, as the project does. */
function Held({ isDoodle, onChoose }: { readonly isDoodle: boolean; readonly onChoose: Choose }) {
  const [value, setValue] = useState<string | null>('#112233')
  const choose: Choose = (colour) => {
    onChoose(colour)
    setValue(colour)
  }
  return isDoodle ? (
    <PaintBox label="Colour" value={value} onChoose={choose} />
  ) : (
    <ColourField label="Colour" value={value} isDisabled={false} onCommit={choose} />
  )
}

test.each([false, true])(
  'every colour of the chooser is taken, not only the first (doodle: %s)',
  (isDoodle) => {
    const onChoose = vi.fn()
    render(<Held isDoodle={isDoodle} onChoose={onChoose} />)
    for (const colour of ['#aabbcc', '#ddeeff']) {
      const input = screen.getByLabelText<HTMLInputElement>(/^Colour: /)
      input.value = colour
      fireEvent(input, new Event('change', { bubbles: true }))
    }
    expect(onChoose.mock.calls).toEqual([['#AABBCC'], ['#DDEEFF']])
  },
)
