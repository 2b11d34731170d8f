import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { closeTab, initialTabs, openTab, tabsOf } from '../../../src/workspace/code/open-tabs.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => FileId.parse(id)) as [FileId, FileId, FileId, FileId]

describe('open tabs', () => {
  test('[S16] a new tab is opened and selected', () => {
    expect(openTab(initialTabs([a, b]), c)).toEqual({ open: [a, b, c], selected: c })
  })
  test('[S16] when the selected file is deleted its neighbour is selected', () => {
    expect(tabsOf({ open: [a, b, c], selected: b }, [a, c], [a, b, c])).toEqual({ open: [a, c], selected: c })
    expect(tabsOf({ open: [a, b, c], selected: c }, [a, b], [a, b, c])).toEqual({ open: [a, b], selected: b })
  })
  test('[S18] opening adds, and selects, a tab that was closed', () => {
    const closed = closeTab({ open: [a, b, c], selected: a }, b)
    expect(closed).toEqual({ open: [a, c], selected: a })
    expect(tabsOf(openTab(closed, b), [a, b, c], [a, b, c])).toEqual({ open: [a, b, c], selected: b })
  })
  test('[S18] closing is ignored with fewer than 2 open', () => {
    const one = { open: [b], selected: b }
    expect(closeTab(one, b)).toBe(one)
  })
  test('[S18] closing the selected tab selects another', () => {
    expect(closeTab({ open: [a, b, c], selected: b }, b)).toEqual({ open: [a, c], selected: c })
    expect(closeTab({ open: [a, b, c], selected: c }, c)).toEqual({ open: [a, b], selected: b })
  })
  test('[W02] tabs stand in the order of the files', () => {
    expect(tabsOf({ open: [c, a, b], selected: a }, [b, a, c], [b, a, c]).open).toEqual([b, a, c])
  })
  test('whatever is done and deleted, one open tab is selected and it is there', () => {
    const ids = fc.subarray([a, b, c, d], { minLength: 1 })
    fc.assert(
      fc.property(
        ids,
        ids,
        fc.constantFrom(a, b, c, d),
        fc.constantFrom(a, b, c, d),
        (files, open, selected, closed) => {
          const now: readonly [FileId, ...FileId[]] = [files[0] ?? a, ...files.slice(1)]
          const tabs = closeTab(tabsOf({ open, selected }, now, [a, b, c, d]), closed)
          expect(tabs.open).toContain(tabs.selected)
          for (const id of tabs.open) expect(files).toContain(id)
        },
      ),
    )
  })
})
