import { beforeEach, expect, test, vi } from 'vitest'
import { renameEntity } from '../../../commands/entity/rename-entity.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { copyScene } from '../../../commands/scene/copy-scene.ts'
import { deleteScene } from '../../../commands/scene/delete-scene.ts'
import { writeScene } from '../../../interchange/scenes/write-scene.ts'
import { FileId, SceneId } from '../../../model/ids.ts'
import { createSceneWriter } from '../../../src/client/scene-copy/scene-writer.ts'
import { entityId, sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'

vi.mock(import('../../../interchange/scenes/write-scene.ts'), { spy: true })
beforeEach(() => void vi.mocked(writeScene).mockClear())

const second = SceneId.parse('second')

test('[K08] [S19] the copy is the scenes as the specification has them, with the tab that is in front of each', () => {
  const { bus } = workbench()
  bus.execute(copyScene, { sourceId: sceneId, sceneId: second })
  const write = createSceneWriter()
  const entries = JSON.parse(write(bus.project, (scene) => (scene === sceneId ? scriptId : null)))
  expect(entries).toEqual(
    bus.project.scenes.map((scene) =>
      writeScene(bus.project, scene, { thumbnail: '', selected: scene.id === sceneId ? scriptId : null }),
    ),
  )
  expect(entries[0].scripts.Tab2.selected).toBe(true)
  expect(entries[1].scripts.index.selected).toBe(true)
})

test('[K08] only a scene whose code, tabs or names have changed is written again, however often it is asked', () => {
  const { bus } = workbench()
  bus.execute(copyScene, { sourceId: sceneId, sceneId: second })
  const write = createSceneWriter()
  let front: FileId | null = null
  /** How many scenes were written; the text is what a writer without a memory writes. */
  const writings = () => {
    vi.mocked(writeScene).mockClear()
    const text = write(bus.project, () => front)
    const count = vi.mocked(writeScene).mock.calls.length
    expect(text).toBe(createSceneWriter()(bus.project, () => front))
    return count
  }
  expect(writings()).toBe(2)
  expect(writings()).toBe(0)
  bus.execute(transformEntities, { changes: [{ entityId: entityId('a'), position: [4, 5, 6] }] })
  expect(writings()).toBe(0)
  bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: 'say("hi")' }] })
  expect(writings()).toBe(1)
  bus.execute(renameEntity, { entityId: entityId('a'), name: 'Dragon' })
  expect(writings()).toBe(1)
  bus.execute(createFile, { fileId: FileId.parse('third'), sceneId, kind: 'js' })
  expect(writings()).toBe(1)
  bus.undo('project')
  expect(writings()).toBe(1)
  front = scriptId
  expect(writings()).toBe(2)
  bus.execute(deleteScene, { sceneId: second })
  expect(writings()).toBe(0)
  expect(JSON.parse(write(bus.project, () => front))).toHaveLength(1)
})
