// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { HelpMenu } from '../../../src/workspace/header/HelpMenu.tsx'
import { renderWorkspace } from '../render-workspace.tsx'

test('a recording can be watched from the help, in a browser tab of its own', async () => {
  const { page, unmount } = await renderWorkspace(<HelpMenu />)
  const trigger = page.querySelector('button')!
  await act(async () => {
    for (const type of ['pointerdown', 'pointerup', 'click'])
      trigger.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  })
  const items = [...document.querySelectorAll('[role="menuitem"]')]
  const item = items.find(({ textContent }) => textContent === 'Watch a recording')
  expect([item?.tagName, item?.getAttribute('href'), item?.getAttribute('target')]).toEqual([
    'A',
    '/replay',
    '_blank',
  ])
  unmount()
})
