import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { FileId } from '../../../model/ids.ts'
import { isKept } from './support/large-step.ts'
import { openSession } from './support/open-session.ts'
import { watchPuts } from './support/watch-puts.ts'

const fileId = FileId.parse('tab')

test('what a keystroke writes of the undo does not grow with how often somebody undid and redid before', async () => {
  const session = await openSession(crypto.randomUUID(), false)
  const { bus } = session
  const type = (at: number, remove: number, insert: string): void => {
    bus.endMerge()
    expect(bus.execute(editText, { fileId, edits: [{ at, remove, insert }] }).ok).toBe(true)
  }
  const stateBytes = async (): Promise<number> => {
    await isKept(session)
    let bytes = 0
    const stop = watchPuts((put) => {
      if (put.store === 'states') bytes = put.bytes
    })
    type(0, 0, 'x')
    await isKept(session)
    stop()
    return bytes
  }
  bus.execute(createFile, { fileId, sceneId: bus.project.defaultScene.id, kind: 'js' })
  type(0, 0, 'abc')
  type(0, 3, '')
  bus.undo(`file:${fileId}`)
  const before = await stateBytes()
  bus.undo(`file:${fileId}`)
  for (let press = 0; press < 300; press++) {
    bus.undo(`file:${fileId}`)
    bus.redo(`file:${fileId}`)
  }
  expect(await stateBytes()).toBeLessThan(before * 1.2)
  session.close()
})
