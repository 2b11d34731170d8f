// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LazyScreen } from '../../src/app/LazyScreen.tsx'
import { loadedLater } from '../../src/app/loaded-later.ts'
import { chooseLocale, startI18n } from '../../src/i18n/i18n.ts'

afterEach(cleanup)

const coming = loadedLater([], () => new Promise<never>(() => undefined))

it('[R21] the workspace shows Loading Nestling… while it comes, in both languages', async () => {
  await startI18n('en')
  const { rerender } = render(<LazyScreen screen={coming} while="workspace" />)
  expect(screen.getByRole('main').textContent).toBe('Loading Nestling…')
  await chooseLocale('de')
  rerender(<LazyScreen screen={coming} while="workspace" />)
  expect(screen.getByRole('main').textContent).toBe('Nestling lädt …')
  await chooseLocale('en')
})

it('[R21] other pages show the shape of their header and nothing else', async () => {
  await startI18n('en')
  render(<LazyScreen screen={coming} while="page" />)
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Loading…')
  expect(document.body.textContent).toBe('')
  expect(screen.queryByRole('main')).toBeNull()
})
