// @vitest-environment jsdom
import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { blocksAsJson } from '../../../language/blocks/block-json.ts'
import { offerNames } from '../../../src/blocks/canvas/offer-names.ts'
import { registerTextField } from '../../../src/blocks/canvas/text-field.ts'
import { namesInScene } from '../../../src/workspace/code/names-in-scene.ts'
import { indexId, sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'

beforeAll(registerTextField)

test('a text of a block is what it was, whatever is offered for it', () => {
  const field = Blockly.fieldRegistry.fromJson({ type: 'field_input', text: 'go', names: 'messages' })
  expect(field?.getValue()).toBe('go')
  field?.setValue('anything')
  expect(field?.getValue()).toBe('anything')
})

test('messages and scenes are offered where they belong, and nowhere else', () => {
  const offering = blocksAsJson('en').flatMap((block) =>
    JSON.stringify(block).includes('"names"') ? [String(block.type)] : [],
  )
  expect(offering.sort()).toEqual([
    'control_scene',
    'event_message',
    'event_scene',
    'event_send',
    'event_send_wait',
  ])
})

test('a field offers each name once, and none where there is none', () => {
  const input = document.createElement('input')
  document.body.append(input)
  offerNames(input, [])
  expect(input.list).toBeNull()
  offerNames(input, ['go', 'home', 'go'])
  expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['go', 'home'])
})

test('the names are those that the tabs of the scene say just now, blocks and JavaScript', () => {
  const { bus } = workbench()
  expect(namesInScene(bus.project, sceneId).messages).toEqual([])
  const edits = [{ at: 0, remove: 0, insert: "broadcast('jump')\n" }]
  bus.execute(editText, { fileId: scriptId, edits })
  bus.execute(changeBlocks, {
    fileId: indexId,
    upserts: [
      {
        id: 'hears',
        type: 'event_message',
        hasNext: true,
        fields: { MESSAGE: 'sleep' },
        extra: {},
        shadows: {},
        at: { parent: null, x: 0, y: 0 },
      },
    ],
    deletes: [],
  })
  expect(namesInScene(bus.project, sceneId)).toMatchObject({
    messages: ['sleep', 'jump'],
    scenes: [bus.project.scene(sceneId)?.name],
  })
})
