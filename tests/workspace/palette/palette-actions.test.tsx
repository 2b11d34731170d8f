// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SceneMenu } from '../../../src/workspace/bar/SceneMenu.tsx'
import { SnapMenu } from '../../../src/workspace/bar/SnapMenu.tsx'
import { FileMenu } from '../../../src/workspace/file/FileMenu.tsx'
import { HelpMenu } from '../../../src/workspace/header/HelpMenu.tsx'
import { usePaletteItems } from '../../../src/workspace/palette/use-palette-items.ts'
import { useProject } from '../../../src/workspace/session-context.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** The menus of the workspace, and the palette's lines as buttons. */
function All() {
  const [scene] = useProject((project) => project.scenes)
  return (
    <>
      <FileMenu />
      <HelpMenu />
      <SnapMenu />
      {scene ? <SceneMenu scene={scene} /> : null}
      <ul>
        {usePaletteItems().map(({ id, name, run }) => (
          <button key={id} type="button" data-id={id} onClick={run}>
            {name}
          </button>
        ))}
      </ul>
    </>
  )
}

const lines = () => [...document.querySelectorAll('[data-id]')].map(({ textContent }) => textContent ?? '')
const line = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"]`)
  if (!found) throw new Error(`the palette has no ${id}`)
  return found
}

test.each([
  ['File', ['Open a file…', 'Save the project as a file', 'Save the scene as a 3D model (glTF)']],
  ['Help', ['Save a recording', 'Watch a recording', 'Deutsch']],
  ['Steps and landing', ['What is pulled along: keeps its height', 'Size in steps of: 0.25×']],
  ['More about scene1', ['Rename the scene', 'Make a copy of the scene']],
] as const)('the palette finds everything that the menu %s offers', async (menu, some) => {
  rendered = await renderWorkspace(<All />)
  const user = userEvent.setup()
  const palette = lines()
  expect(palette).toEqual(expect.arrayContaining([...some]))
  await user.click(document.querySelector(`button[aria-label="${menu}"]`)!)
  const items = [...document.querySelectorAll('[role^="menuitem"]:not([aria-disabled])')]
  expect(items.length).toBeGreaterThan(1)
  for (const item of items) {
    const text = [...item.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent ?? ''
    const words = text.split(' ')
    const isFound = palette.some((name) => words.every((word) => name.includes(word)))
    // Keys and the palette itself are there under the words of their keys.
    if (text !== 'Keys' && text !== 'Find anything') expect(isFound, text).toBe(true)
  }
})

test('a new scene, its name, its end, files, locks and steps are reached by the palette alone', async () => {
  rendered = await renderWorkspace(<All />)
  const { bus, state, boxId } = rendered
  const user = userEvent.setup()
  await user.click(line('action:scene.add'))
  expect(bus.project.scenes).toHaveLength(2)
  await user.click(line('action:scene.rename'))
  expect(state.renamingScene.get()).toBe(state.sceneId.get())
  await user.click(line('action:scene.delete'))
  expect(bus.project.scenes).toHaveLength(1)
  await user.click(line('action:library'))
  expect(state.isLibraryOpen.get()).toBe(true)
  await user.click(line('action:console'))
  expect(state.view.get()).toBe('code')
  await user.click(line('tool:design.tools.moveSteps:2'))
  await user.click(line('tool:design.tools.scaleSteps:0.25'))
  await user.click(line('tool:design.tools.landing:off'))
  expect(state.tools.get()).toMatchObject({ steps: { move: 2, scale: 0.25 }, landing: false })
  expect(document.querySelector('[data-id="action:lock"]')).toBeNull()
  act(() => state.selection.set([boxId]))
  await user.click(line('action:lock'))
  expect(bus.project.entity(boxId)?.isLocked).toBe(true)
})

test('who may only look finds nothing that changes the project', async () => {
  rendered = await renderWorkspace(<All />, 'viewer')
  for (const id of ['scene.add', 'scene.delete', 'file.open', 'publish', 'together', 'lock'])
    expect(document.querySelector(`[data-id="action:${id}"]`), id).toBeNull()
  expect(line('action:file.saveProject').textContent).toBe('Save the project as a file')
})
