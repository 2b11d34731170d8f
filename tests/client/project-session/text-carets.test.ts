import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../../commands/core/base64.ts'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import { FileId } from '../../../model/ids.ts'
import type { PresenceCaret } from '../../../protocol/sync/presence.ts'
import { createValue } from '../../../src/client/observable-value.ts'
import type { Peer } from '../../../src/client/project-session/project-session.ts'
import { letterAt, positionOf } from '../../../src/client/project-session/text-position.ts'
import { watchText } from '../../../src/client/project-session/text-watch.ts'
import { scriptId, workbench } from '../../commands/support/workbench.ts'

/** The text of the script in a copy of the same project. */
function replica(update: Uint8Array) {
  const document = new Y.Doc()
  Y.applyUpdate(document, update)
  const record = document.getMap('files').get(scriptId)
  const text = record instanceof Y.Map ? record.get('text') : null
  if (!(text instanceof Y.Text)) throw new Error('the script has no text')
  return { document, text }
}

const start = () => {
  const { document } = workbench()
  return Y.encodeStateAsUpdate(document)
}

describe('the carets of others', () => {
  test('stay between the same letters whatever is typed before them, here and there', () => {
    const update = start()
    const [here, there] = [replica(update), replica(update)]
    there.text.insert(0, 'hop(1)\nhop(2)')
    Y.applyUpdate(here.document, Y.encodeStateAsUpdate(there.document))
    const caret = positionOf(there.text, 10)
    here.text.insert(0, '// mine\n')
    expect(letterAt(here.text, caret)).toBe(18)
    expect(letterAt(here.text, positionOf(there.text, there.text.length))).toBe(here.text.length)
    here.text.delete(0, here.text.length)
    expect(letterAt(here.text, caret)).toBe(0)
  })

  test('are nowhere when what was sent is no place of this text, and bring nothing about', () => {
    const { document, text } = replica(start())
    const roots = [...document.share.keys()]
    const root = Y.createRelativePositionFromTypeIndex(new Y.Doc().getText('stranger'), 0)
    const ahead = replica(start()).text
    ahead.insert(0, 'not seen yet')
    const others = [
      '',
      '!',
      toBase64(new Uint8Array([255, 255, 255])),
      toBase64(Y.encodeRelativePosition(root)),
    ]
    for (const position of [...others, positionOf(ahead, 3)]) expect(letterAt(text, position)).toBeNull()
    expect([...document.share.keys()]).toEqual(roots)
  })

  test('are told and seen by the tab that they are in, with name and colour', () => {
    const { document } = replica(start())
    let told: PresenceCaret | null = null
    const peers = createValue<readonly Peer[]>([])
    const room = {
      peers,
      tellCaret(caret: PresenceCaret | null) {
        told = caret
      },
    }
    const journal = new MemoryJournal()
    const bus = createCommandBus({ document, actor: 'eva', clock: () => 1, newId: () => 'c1', journal })
    const watch = watchText({ document, bus, room }, scriptId, () => {})
    watch.ownEdit([{ at: 0, remove: 0, insert: 'hop(1)' }])
    watch.tellCaret({ anchor: 1, head: 4 })
    const caret = told
    if (!caret) throw new Error('nothing was told')
    peers.set([
      { clientId: 7, name: 'Tom', colour: 2, caret },
      { clientId: 8, name: 'Ida', colour: 3, caret: { ...Object(caret), fileId: FileId.parse('another') } },
      { clientId: 9, name: 'Max', colour: 4 },
    ])
    expect(watch.carets()).toEqual([{ clientId: 7, name: 'Tom', colour: 2, anchor: 1, head: 4 }])
    watch.tellCaret(null)
    expect(told).toBeNull()
  })
})
