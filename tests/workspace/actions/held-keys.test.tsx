// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { EntityId } from '../../../model/ids.ts'
import type { Nudge } from '../../../protocol/frame/to-frame.ts'
import { nudges } from '../../../src/workspace/actions/nudges.ts'
import { storeGestures } from '../../../src/workspace/actions/store-gestures.ts'
import { useShortcuts } from '../../../src/workspace/shortcuts/use-shortcuts.ts'
import { createWorkspaceState } from '../../../src/workspace/state/workspace-state.ts'
import { createProjectDocument } from '../../support/create-project-document.ts'

const box = EntityId.parse('box')

/** A box at the origin whose gestures are stored, each a second after the one before: longer than commands are merged by themselves. */
function desk() {
  let now = 0
  const document = createProjectDocument({ template: '', displayName: 'Held keys' })
  let ids = 0
  const newId = () => `new-${++ids}`
  const bus = createCommandBus({
    document,
    actor: 'me',
    clock: () => now,
    newId,
    journal: new MemoryJournal(),
  })
  const sceneId = bus.project.defaultScene.id
  const made = { entityId: box, sceneId, kind: 'shape', name: 'Box', parentId: null, before: null } as const
  const place = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] } as const
  bus.execute(createEntity, { ...made, ...place, components: { geometry: { primitive: 'box' } } })
  const gestures = storeGestures({
    bus,
    state: createWorkspaceState(bus.project),
    newId,
    preview: () => undefined,
    onRefused: ({ code }) => expect.fail(code),
  })
  const x = () => bus.project.entity(box)?.position[0]
  const moveTo = (x: number, isRepeat?: boolean) => {
    now += 1_000
    gestures.transform([{ entityId: box, position: [x, 0, 0] }], isRepeat)
  }
  return { bus, moveTo, x }
}

function Keys({ onRight }: { readonly onRight: (isRepeat: boolean) => void }) {
  useShortcuts(
    () => false,
    (action, isRepeat) => {
      if (action === 'nudgeRight') onRight(isRepeat)
    },
  )
  return null
}

test('a held arrow key is one step of undo, however long it is held, and the next press is another', () => {
  const { bus, moveTo, x } = desk()
  moveTo(1)
  for (const to of [2, 3, 4, 5]) moveTo(to, true)
  moveTo(6)
  moveTo(7, true)
  bus.undo('scene')
  expect(x()).toBe(5)
  bus.undo('scene')
  expect(x()).toBe(0)
  bus.redo('scene')
  expect(x()).toBe(5)
})

test('a key that goes on after something else was done is a step of its own', () => {
  const { bus, moveTo, x } = desk()
  moveTo(1)
  bus.undo('scene')
  moveTo(2)
  bus.endMerge()
  moveTo(3, true)
  bus.undo('scene')
  expect(x()).toBe(2)
})

test('an arranging key says whether it is pressed or still held', () => {
  const steps: Nudge[] = []
  const arrange = nudges((step) => void steps.push(step))
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Keys onRight={arrange.nudgeRight} />))
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', repeat, bubbles: true }),
    )
  act(() => root.unmount())
  const step = { right: 1, up: 0, ahead: 0, turn: 0 }
  expect(steps).toEqual([step, { ...step, isRepeat: true }, { ...step, isRepeat: true }])
})
