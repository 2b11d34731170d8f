import { expect, it } from 'vitest'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import { AwayParts } from '../../../runtime/edit/away-parts.ts'
import { WorldFiles } from '../../../runtime/files/world-files.ts'
import { frameEntity } from '../support/frame-entity.ts'

const tree = frameEntity('tree', { kind: 'model', components: { model: { name: 'tree' } } })
const image = frameEntity('image', { kind: 'image', components: { image: { source: 'asset:a' } } })

function listen() {
  const heard: FromFrame[] = []
  const files = new WorldFiles()
  const away = new AwayParts(files, (message) => heard.push(message))
  return { away, files, counts: () => heard.flatMap((one) => (one.type === 'parts.away' ? [one.count] : [])) }
}

it('tells how many parts could not be fetched, each once, and when they have come after all', () => {
  const { away, files, counts } = listen()
  away.tell({ kind: 'model', name: 'tree' }, true)
  expect(counts()).toEqual([])
  away.tell({ kind: 'model', name: 'tree' }, false)
  away.tell({ kind: 'model', name: 'tree' }, false)
  files.tell('asset:a', false)
  files.tell('asset:a', true)
  away.tell({ kind: 'model', name: 'tree' }, true)
  expect(counts()).toEqual([1, 2, 1, 0])
})

it('misses nothing that the scene does not need any more, and begins anew with another scene', () => {
  const { away, files, counts } = listen()
  away.tell({ kind: 'model', name: 'tree' }, false)
  files.tell('asset:a', false)
  away.keep([tree, image])
  expect(counts()).toEqual([1, 2])
  away.keep([image])
  expect(counts()).toEqual([1, 2, 1])
  away.begin()
  away.begin()
  expect(counts()).toEqual([1, 2, 1, 0])
})
