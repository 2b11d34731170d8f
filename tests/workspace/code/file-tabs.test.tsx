// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import type { FileId } from '../../../model/ids.ts'
import { FileTabs } from '../../../src/workspace/code/FileTabs.tsx'
import { TabMenu } from '../../../src/workspace/code/TabMenu.tsx'
import { useFileActions } from '../../../src/workspace/code/use-file-actions.ts'
import { type OpenTabsControl, useOpenTabs } from '../../../src/workspace/code/use-open-tabs.ts'
import { layOutTabs } from '../lay-out-tabs.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let tabs: OpenTabsControl
let actions: ReturnType<typeof useFileActions>
let rendered: RenderedWorkspace

/** The head of the Code panel, whose hooks the tests press. */
function Head() {
  tabs = useOpenTabs()
  actions = useFileActions(tabs)
  const [renaming, setRenaming] = useState<FileId | null>(null)
  return (
    <>
      <FileTabs tabs={tabs} renaming={renaming} onRename={setRenaming} actions={actions} />
      <TabMenu tabs={tabs} actions={actions} onRename={setRenaming} onTidy={() => undefined} />
    </>
  )
}

const all = () => [...rendered.page.querySelectorAll<HTMLElement>('[role="tab"]')]
const shown = () => all().map(({ textContent }) => textContent)
const front = () => all().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const file = (name: string) => tabs.files.find((one) => one.name === name)!

/** Gives the tab in front another name, as somebody types it after F2. */
function rename(to: string) {
  const tab = all().find((one) => one.getAttribute('aria-selected') === 'true')!
  act(() => void tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true })))
  const field = rendered.page.querySelector('input')!
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => field.blur())
}

beforeEach(async () => {
  localStorage.clear()
  rendered = await renderWorkspace(<Head />)
})
afterEach(() => {
  rendered.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('code tabs', () => {
  test('the tab in front comes into view among many, also one that was chosen elsewhere, and stays there in a narrower window', () => {
    const layout = layOutTabs(200)
    for (let more = 0; more < 3; more++) act(() => actions.add('js'))
    expect(layout.inView()).toEqual(['Tab3', 'Tab4'])
    act(() => tabs.select(file('index').id))
    expect(layout.inView()).toEqual(['index', 'Tab2'])
    act(() => tabs.select(file('Tab2').id))
    layout.resize(150)
    expect(layout.inView()).toEqual(['Tab2'])
  })

  test('[S16] [E05] adding creates the next TabN and selects it', () => {
    act(() => actions.add('js'))
    expect([shown(), front()]).toEqual([['index', 'Tab2'], 'Tab2'])
    act(() => actions.add('blocks'))
    expect([shown(), front()]).toEqual([['index', 'Tab2', 'Tab3'], 'Tab3'])
  })

  test('a tab that runs says so, one that is empty or does not run in this run does not', () => {
    const { bus, state, status } = rendered
    const running = () =>
      all()
        .filter((tab) => tab.hasAttribute('aria-description'))
        .map(({ textContent }) => textContent)
    act(() => actions.add('js'))
    act(() => status.set({ edit: 'shown', run: 'running' }))
    expect(running()).toEqual([])
    const edits = [{ at: 0, remove: 0, insert: 'console.log(1)\n' }]
    act(() => void bus.execute(editText, { fileId: file('Tab2').id, edits }))
    act(() => status.set({ edit: 'shown', run: 'editing' }))
    act(() => status.set({ edit: 'shown', run: 'running' }))
    expect(running()).toEqual(['Tab2'])
    act(() => state.watch.alone.set({ fileId: file('index').id, blockId: 'a' }))
    expect(running()).toEqual([])
    act(() => state.watch.alone.set(null))
    act(() => status.set({ edit: 'shown', run: 'editing' }))
    expect(running()).toEqual([])
  })

  test('[S16] deleting is ignored when only one is left', () => {
    const before = rendered.bytes()
    act(() => actions.remove(file('index')))
    expect([shown(), front()]).toEqual([['index'], 'index'])
    expect(rendered.bytes()).toEqual(before)
  })

  test('[S16] when the selected one is deleted its neighbour is selected, by whomever it was', () => {
    for (const kind of ['js', 'js'] as const) act(() => actions.add(kind))
    act(() => tabs.select(file('Tab2').id))
    act(() => actions.remove(file('Tab2')))
    expect([shown(), front()]).toEqual([['index', 'Tab3'], 'Tab3'])
    act(() => actions.remove(file('Tab3')))
    expect([shown(), front()]).toEqual([['index'], 'index'])
    act(() => void rendered.bus.undo('project'))
    expect(shown()).toContain('Tab3')
  })

  test('[S17] a name that is there already is ignored, another one is taken', () => {
    act(() => actions.add('js'))
    const before = rendered.bytes()
    rename(' INDEX ')
    expect(shown()).toEqual(['index', 'Tab2'])
    expect(rendered.bytes()).toEqual(before)
    rename('Dragon')
    expect([shown(), front()]).toEqual([['index', 'Dragon'], 'Dragon'])
  })

  test('[S18] closing the selected one selects another; opening adds it again; the last open one stays', () => {
    for (const kind of ['js', 'js'] as const) act(() => actions.add(kind))
    act(() => tabs.select(file('Tab2').id))
    act(() => tabs.close(file('Tab2').id))
    expect([shown(), front()]).toEqual([['index', 'Tab3'], 'Tab3'])
    act(() => tabs.close(file('index').id))
    act(() => tabs.close(file('Tab3').id))
    expect([shown(), front()]).toEqual([['Tab3'], 'Tab3'])
    act(() => tabs.select(file('Tab2').id))
    expect([shown(), front()]).toEqual([['Tab2', 'Tab3'], 'Tab2'])
    expect(tabs.files.map(({ name }) => name)).toEqual(['index', 'Tab2', 'Tab3'])
  })

  test('blocks are turned into a new JavaScript tab in one step, and stay', () => {
    act(() => actions.turnIntoJavaScript(file('index')))
    expect([shown(), front()]).toEqual([['index', 'Tab2'], 'Tab2'])
    expect(file('Tab2').kind).toBe('js')
    act(() => void rendered.bus.undo('project'))
    expect([shown(), front()]).toEqual([['index'], 'index'])
  })

  test('[S16] the toast of a deleted tab brings that tab back, whatever was done to others after', async () => {
    act(() => actions.add('js'))
    act(() => actions.remove(file('Tab2')))
    rename('Main')
    const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')!
    await act(async () => undo.click())
    expect([shown(), front()]).toEqual([['Main', 'Tab2'], 'Tab2'])
  })

  test('[S16] a tab is duplicated with everything in it, and the copy comes to the front', () => {
    const [first] = tabs.files
    if (!first) throw new Error('no tab')
    const at = { parent: null, x: 10, y: 20 }
    const block = { id: 'starts', type: 'event_start', hasNext: true, fields: {}, extra: {}, shadows: {}, at }
    const variables = { upserts: [{ id: 'points', name: 'points', type: '' }], deletes: [] }
    act(
      () =>
        void rendered.bus.execute(changeBlocks, {
          fileId: first.id,
          upserts: [block],
          deletes: [],
          variables,
        }),
    )
    act(() => actions.duplicate(first))
    expect([shown(), front()]).toEqual([['index', 'Tab2'], 'Tab2'])
    const { project } = rendered.bus
    const copy = project.blocks(file('Tab2').id)
    expect([...copy.blocks.values()]).toEqual([...project.blocks(first.id).blocks.values()])
    expect(copy.variables.map(({ name }) => name)).toEqual(['points'])
    act(() => void rendered.bus.undo('project'))
    expect(shown()).toEqual(['index'])
    act(() => void rendered.bus.redo('project'))
    expect(project.blocks(file('Tab2').id).blocks.size).toBe(1)
  })

  test('a tab that is dragged onto another one takes its place, in both directions', () => {
    for (const kind of ['js', 'js'] as const) act(() => actions.add(kind))
    const drag = (name: string, onto: string) => {
      const tab = (text: string) => all().find(({ textContent }) => textContent === text)
      for (const [type, on] of [
        ['dragstart', tab(name)],
        ['dragover', tab(onto)],
        ['drop', tab(onto)],
      ] as const)
        act(() => void on?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })))
    }
    drag('index', 'Tab2')
    expect(shown()).toEqual(['Tab2', 'index', 'Tab3'])
    drag('Tab3', 'Tab2')
    expect(shown()).toEqual(['Tab3', 'Tab2', 'index'])
    drag('Tab3', 'index')
    expect(shown()).toEqual(['Tab2', 'index', 'Tab3'])
  })

  test('a tab moves over its open neighbour, whatever is closed between them', () => {
    for (const kind of ['js', 'js'] as const) act(() => actions.add(kind))
    act(() => tabs.close(file('Tab2').id))
    act(() => tabs.select(file('index').id))
    act(() => actions.shift(file('index'), 1))
    expect(tabs.files.map(({ name }) => name)).toEqual(['Tab2', 'Tab3', 'index'])
    act(() => actions.shift(file('index'), 1))
    expect(tabs.files.map(({ name }) => name)).toEqual(['Tab2', 'Tab3', 'index'])
    act(() => actions.shift(file('index'), -1))
    expect(tabs.files.map(({ name }) => name)).toEqual(['Tab2', 'index', 'Tab3'])
    act(() => actions.shift(file('index'), -1))
    expect(tabs.files.map(({ name }) => name)).toEqual(['Tab2', 'index', 'Tab3'])
  })

  test('Alt with an arrow moves a tab among the open ones', () => {
    act(() => actions.add('js'))
    const press = (key: string) =>
      act(
        () =>
          void all()
            .find((tab) => tab.textContent === 'Tab2')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true })),
      )
    press('ArrowLeft')
    expect([shown(), front()]).toEqual([['Tab2', 'index'], 'Tab2'])
    press('ArrowLeft')
    expect(shown()).toEqual(['Tab2', 'index'])
    press('ArrowRight')
    expect(shown()).toEqual(['index', 'Tab2'])
  })
})
