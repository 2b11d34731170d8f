// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('a page that nobody sees, which is never painted, comes to life without waiting', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.head.innerHTML = '<template data-later><meta name="alive"></template>'
  await import('../../src/app/when-painted.ts')
  await vi.waitFor(() => expect(document.querySelector('meta[name="alive"]')).not.toBeNull())
  expect(document.querySelector('template')).toBeNull()
})
