// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { Palette } from '../../../src/workspace/palette/Palette.tsx'
import { usePaletteItems } from '../../../src/workspace/palette/use-palette-items.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

vi.mock(import('../../../src/workspace/palette/use-palette-items.ts'), async (original) => ({
  usePaletteItems: vi.fn((await original()).usePaletteItems),
}))

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

const lines = () => [...document.querySelectorAll('[role=option]')].map((line) => line.textContent)

test('the palette makes its lines once, however much is typed, and anew when something changes', async () => {
  rendered = await renderWorkspace(<Palette onClose={() => undefined} />)
  // The words of the other language come a moment later.
  await vi.waitFor(() => expect(vi.mocked(usePaletteItems).mock.calls.length).toBeGreaterThan(1))
  vi.mocked(usePaletteItems).mockClear()
  await userEvent.setup().keyboard('zeppelin')
  expect(lines()).toEqual([])
  expect(usePaletteItems).not.toHaveBeenCalled()
  const { bus, boxId } = rendered
  act(() => {
    bus.execute(renameEntity, { entityId: boxId, name: 'Zeppelin' })
  })
  expect(lines()).toEqual([expect.stringContaining('Zeppelin')])
  expect(usePaletteItems).toHaveBeenCalledOnce()
})
