// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { chooseLocale } from '../../src/i18n/i18n.ts'
import { KeysSheet } from '../../src/workspace/shortcuts/KeysSheet.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** What each line of the sheet says, by what it does. */
const lines = () =>
  new Map(
    [...document.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )
const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)

test('the sheet says what hands can do with the mouse, while they drag and in lists, in both languages', async () => {
  rendered = await renderWorkspace(<KeysSheet onClose={() => undefined} />)
  expect(titles()).toEqual([
    'Everywhere',
    'In the scene',
    'On a doodle',
    'With the mouse',
    'While you drag or carry something',
    'In lists and fields',
  ])
  const said = Object.fromEntries(lines())
  expect(said).toMatchObject({
    'Go nearer': '+',
    'Shift the view': 'Space + drag',
    'Fly through the scene, faster with Shift': 'drag with the right button + W A S D Q E',
    'Select what lies behind': 'Alt + click',
    'Pull a copy away': 'Alt + drag',
    'In finer steps': 'Shift',
    'Exactly so far': '0 … 9',
    'Turn what you carry': 'Q E',
    'Into a thing, or out of it': 'Alt + → ←',
  })
  await act(() => chooseLocale('de'))
  expect(titles()).toContain('Mit der Maus')
  expect(Object.fromEntries(lines())).toMatchObject({
    'Die Ansicht verschieben': 'Leertaste + ziehen',
    'In feineren Schritten': 'Umschalt',
    'Gerade einrasten, oder gerade nicht': 'Strg',
  })
  await act(() => chooseLocale('en'))
})
