// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editText } from '../../../commands/file/edit-text.ts'
import { writeScene } from '../../../interchange/scenes/write-scene.ts'
import { limits } from '../../../model/document/limits.ts'
import { saveScenes } from '../../../src/client/scene-copy/save-scenes.ts'
import { FileTabs } from '../../../src/workspace/code/FileTabs.tsx'
import { NewTabMenu } from '../../../src/workspace/code/NewTabMenu.tsx'
import { useFileActions } from '../../../src/workspace/code/use-file-actions.ts'
import { type OpenTabsControl, useOpenTabs } from '../../../src/workspace/code/use-open-tabs.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace
let tabs: OpenTabsControl
let actions: ReturnType<typeof useFileActions>

function Head() {
  tabs = useOpenTabs()
  actions = useFileActions(tabs)
  return (
    <>
      <FileTabs tabs={tabs} renaming={null} onRename={() => {}} actions={actions} />
      <NewTabMenu tabs={tabs} onAdd={actions.add} />
    </>
  )
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  rendered = await renderWorkspace(<Head />)
  act(() => actions.add('js'))
})
afterEach(() => rendered.unmount())

const shown = () =>
  [...rendered.page.querySelectorAll('[role="tab"]')].map(
    (tab) => `${tab.textContent}${tab.getAttribute('aria-selected') === 'true' ? '*' : ''}`,
  )
const texts = () => tabs.files.map(({ id, name }) => `${name}: ${rendered.bus.project.text(id)}`)

const press = (element: Element) =>
  act(async () => {
    for (const type of ['pointerdown', 'pointerup', 'click'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  })

async function items() {
  await press(rendered.page.querySelector('[aria-label="New tab"]')!)
  return [...document.querySelectorAll('[role="menuitem"]')]
}
async function load() {
  const item = (await items()).find(({ textContent }) => textContent === 'Load the tabs kept in this browser')
  if (!item) throw new Error('it is not offered')
  await press(item)
  // What reads copies is fetched now.
  await act(() => vi.dynamicImportSettled())
}
const toasts = () => [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent)

const undo = () =>
  press([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')!)

/** Our own copy of the project as it is now, as the browser keeps it. */
function keep() {
  const { project } = rendered.bus
  const entry = writeScene(project, project.defaultScene, { thumbnail: '', selected: null })
  saveScenes(null, { text: JSON.stringify([entry]), isChanged: true, editedAt: 0 })
}
const script = (fileName: string, level: number, value: string, selected = false) => ({
  [fileName]: { value, selected, level, fileName, xmlValue: '', kidsCodeFileToParse: value },
})
const change = (scripts: unknown, name = 'scene1') =>
  localStorage.setItem('scenes', JSON.stringify([{ name, template: '', scripts }]))
const errors = () =>
  rendered.journal.entries.flatMap(({ event }) => (event.kind === 'error' ? event.data : []))

test('[S19] [K08] it is offered only while somebody else’s changes lie in the copy', async () => {
  const names = async () => (await items()).map(({ textContent }) => textContent)
  expect(await names()).not.toContain('Load the tabs kept in this browser')
  await press(document.body)
  rendered.unmount()
  rendered = await renderWorkspace(<Head />)
  keep()
  expect(await names()).not.toContain('Load the tabs kept in this browser')
  rendered.unmount()
  rendered = await renderWorkspace(<Head />)
  change(script('A', 0, 'a()'))
  expect(await names()).toContain('Load the tabs kept in this browser')
})

test('[S19] [V01] loading replaces all tabs by the readable ones of the copy and opens the selected one; one press undoes it', async () => {
  keep()
  const before = texts()
  const { fileName: _, ...torn } = script('Torn', 2, 'torn()').Torn!
  change({
    ...script('Tab2', 1, 'fly()', true),
    ...script('Late', 3, 'late()'),
    ...script('A', 0, 'a()'),
    torn,
  })
  await load()
  expect(shown()).toEqual(['A', 'Tab2*', 'Late'])
  expect(texts()).toEqual(['A: a()', 'Tab2: fly()', 'Late: late()'])
  expect(errors()).toEqual([{ code: 'copy.file-dropped', message: 'validateCodeFiles error' }])
  await undo()
  expect(texts()).toEqual(before)
  expect(shown()).toEqual(['index', 'Tab2*'])
})

const unreadable =
  'The copy in this browser holds no tabs for this scene that can be read. Your tabs stay as they are.'
for (const [words, put, sentence] of [
  ['is no JSON', () => localStorage.setItem('scenes', '[{"name'), unreadable],
  ['is no list', () => localStorage.setItem('scenes', '{"scene1":{}}'), unreadable],
  ['has no such scene', () => change(script('A', 0, 'a()'), 'scene2'), unreadable],
  ['has only torn files', () => change({ torn: { value: '', fileName: 'A' } }), unreadable],
  [
    'has more than a tab can hold',
    () => change({ ...script('A', 0, 'a()'), ...script('B', 1, 'x'.repeat(limits.textLength + 1)) }),
    undefined,
  ],
] as const)
  test(`[S19] a copy that ${words} changes nothing, and a sentence says so`, async () => {
    keep()
    put()
    const before = rendered.bytes()
    await load()
    expect(rendered.bytes()).toEqual(before)
    expect(shown()).toEqual(['index', 'Tab2*'])
    expect(toasts()).toHaveLength(1)
    if (sentence) expect(toasts()).toEqual([sentence])
  })

test('[S19] loading is a step of its own: what was typed right before stays when it is undone, and what was typed after', async () => {
  rendered.unmount()
  rendered = await renderWorkspace(<Head />, 'owner', () => 0)
  act(() => actions.add('js'))
  const fileId = tabs.selected.id
  const type = (at: number, insert: string) =>
    act(() => void rendered.bus.execute(editText, { fileId, edits: [{ at, remove: 0, insert }] }))
  type(0, 'before ')
  keep()
  change(script('Tab2', 0, 'theirs()'))
  await load()
  type('theirs()'.length, ' after')
  await undo()
  const text = rendered.bus.project.text(fileId)
  expect([text.includes('before'), text.includes('after'), text.includes('theirs')]).toEqual([
    true,
    true,
    false,
  ])
})

test('[S19] undoing gives back tabs whose kind the copy had changed, under their names', async () => {
  keep()
  const kinds = () => tabs.files.map(({ id, name, kind }) => `${name} ${kind} ${id}`)
  const before = kinds()
  const xmlValue = '<xml xmlns="https://developers.google.com/blockly/xml"></xml>'
  const blocks = { ...script('Tab2', 1, '').Tab2!, xmlValue }
  change({ ...script('index', 0, 'theirs()'), Tab2: blocks })
  await load()
  expect(tabs.files.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['index js', 'Tab2 blocks'])
  await undo()
  expect(kinds()).toEqual(before)
})
