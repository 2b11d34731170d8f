// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { ProjectSession, SaveStatus } from '../../../src/client/project-session/project-session.ts'
import { startI18n } from '../../../src/i18n/i18n.ts'
import { CannotSaveBar } from '../../../src/workspace/header/CannotSaveBar.tsx'
import { SessionContext } from '../../../src/workspace/session-context.ts'
import { createCell } from '../../../src/workspace/state/cell.ts'

test('what can be kept nowhere is said in a bar with a file to save, in both languages, and only as long as it is so', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const saveStatus = createCell<SaveStatus>({ kind: 'saving' })
  const session = { saveStatus } as Partial<ProjectSession> as ProjectSession
  const page = document.createElement('div')
  const root = createRoot(page)
  for (const [locale, button] of [
    ['en', 'Save a file'],
    ['de', 'Als Datei sichern'],
  ] as const) {
    await startI18n(locale)
    saveStatus.set({ kind: 'saving' })
    await act(async () =>
      root.render(
        <SessionContext value={session}>
          <CannotSaveBar />
        </SessionContext>,
      ),
    )
    expect(page.textContent).toBe('')
    await act(async () => saveStatus.set({ kind: 'cannot-save', reason: 'QuotaExceededError' }))
    expect(page.querySelector('button')?.textContent).toBe(button)
    expect(page.querySelector('p')?.textContent?.length).toBeGreaterThan(40)
    await act(async () => saveStatus.set({ kind: 'saved-on-device', at: 0 }))
    expect(page.textContent).toBe('')
  }
  root.unmount()
})
