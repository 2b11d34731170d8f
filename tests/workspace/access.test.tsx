// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { Access } from '../../protocol/http/project.ts'
import { SceneBar } from '../../src/workspace/bar/SceneBar.tsx'
import { Dock } from '../../src/workspace/dock/Dock.tsx'
import { WorkspaceHeader } from '../../src/workspace/header/WorkspaceHeader.tsx'
import { LeftPanel } from '../../src/workspace/left/LeftPanel.tsx'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

/** The names of everything that can be pressed. */
async function namesFor(access: Access): Promise<readonly string[]> {
  rendered = await renderWorkspace(
    <>
      <WorkspaceHeader account={null} />
      <SceneBar />
      <LeftPanel />
      <Dock account={null} />
    </>,
    access,
  )
  return [...rendered.page.querySelectorAll('button, [role="tab"]')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
  )
}

it.each([
  ['owner', ['Publish', 'Build together', 'Turn', 'Add']],
  ['editor', ['Build together', 'Turn', 'Add']],
  ['viewer', []],
] as const)('offers to the %s only what the server lets them do', async (access, expected) => {
  const names = await namesFor(access)
  expect(['Publish', 'Build together', 'Turn', 'Add'].filter((name) => names.includes(name))).toEqual(
    expected,
  )
  expect(names).toContain('Share')
})
