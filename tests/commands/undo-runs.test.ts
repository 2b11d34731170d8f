import { expect, test } from 'vitest'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { setProperty } from '../../commands/entity/set-property.ts'
import { transformEntities } from '../../commands/entity/transform-entities.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { box, entityId, scriptId, type Workbench, workbench } from './support/workbench.ts'

const slide = ({ bus, wait }: Workbench, x: number): void => {
  wait(100)
  bus.execute(transformEntities, { changes: [{ entityId: entityId('c'), position: [x, 0, 0] }] })
}

const type = ({ bus, wait }: Workbench, at: number, remove: number, insert: string): void => {
  wait(100)
  expect(bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })).toMatchObject({
    ok: true,
  })
}

test('[S27] a run that comes back to where it began takes no earlier step with it when it goes on', () => {
  const bench = workbench()
  bench.bus.execute(createEntity, box('tree'))
  bench.wait(60_000)
  const colour = (value: string): void => {
    bench.wait(100)
    bench.bus.execute(setProperty, {
      entityId: entityId('a'),
      component: 'material',
      property: 'color',
      value,
    })
  }
  for (const value of ['#00ff00', '#ff0000', '#0000ff']) colour(value)
  expect(bench.bus.undo('scene')).toMatchObject({ ok: true })
  expect(bench.bus.project.entity(entityId('a'))?.components.material).toEqual({ color: '#ff0000' })
  expect(bench.bus.project.entity(entityId('tree'))).toBeDefined()
  expect(bench.bus.undo('scene')).toMatchObject({ ok: true, label: { key: 'command.entity.create' } })
})

test('[S27] typing without a pause becomes steps of bounded length', () => {
  const bench = workbench()
  const before = bench.bus.project.text(scriptId)
  for (let key = 0; key < 600; key++) type(bench, key, 0, 'a')
  const lengths: number[] = []
  while (bench.bus.undo(`file:${scriptId}`).ok) lengths.push(bench.bus.project.text(scriptId).length)
  expect(lengths.map((length) => length - before.length)).toEqual([512, 256, 0])
  expect(bench.bus.project.text(scriptId)).toBe(before)
})

test('[S27] a command that takes back all that it typed makes no step and keeps what can be redone', () => {
  const bench = workbench()
  const tab = `file:${scriptId}` as const
  const begun = bench.bus.project.text(scriptId)
  type(bench, 0, 0, 'kept')
  bench.wait(60_000)
  type(bench, 4, 0, 'undone')
  expect(bench.bus.undo(tab)).toMatchObject({ ok: true })
  const edits = [
    { at: 0, remove: 0, insert: 'slip' },
    { at: 0, remove: 4, insert: '' },
  ]
  expect(bench.bus.execute(editText, { fileId: scriptId, edits })).toMatchObject({ ok: true })
  expect(bench.bus.redo(tab)).toMatchObject({ ok: true })
  expect(bench.bus.project.text(scriptId)).toBe(`keptundone${begun}`)
  expect(bench.bus.undo(tab)).toMatchObject({ ok: true })
  bench.bus.execute(editText, { fileId: scriptId, edits })
  expect(bench.bus.undo(tab)).toMatchObject({ ok: true })
  expect(bench.bus.project.text(scriptId)).toBe(begun)
})

test('[S27] of what a command typed and deleted again in part the rest is undone', () => {
  const bench = workbench()
  const tab = `file:${scriptId}` as const
  const begun = bench.bus.project.text(scriptId)
  const edits = [
    { at: 0, remove: 0, insert: 'abc' },
    { at: 1, remove: 1, insert: '' },
  ]
  bench.bus.execute(editText, { fileId: scriptId, edits })
  expect(bench.bus.undo(tab)).toMatchObject({ ok: true })
  expect(bench.bus.project.text(scriptId)).toBe(begun)
  expect(bench.bus.redo(tab)).toMatchObject({ ok: true })
  expect(bench.bus.project.text(scriptId)).toBe(`ac${begun}`)
})

test('[S27] what was typed and deleted again in one go leaves no step behind', () => {
  const bench = workbench()
  bench.bus.execute(transformEntities, { changes: [{ entityId: entityId('c'), position: [9, 0, 0] }] })
  type(bench, 0, 0, 'x')
  type(bench, 0, 1, '')
  expect(bench.bus.nextUndo(`file:${scriptId}`)).toBeUndefined()
  type(bench, 0, 0, 'y')
  type(bench, 3, 1, '')
  expect(bench.bus.nextUndo(`file:${scriptId}`)).toBeDefined()
  slide(bench, 1)
  expect(bench.bus.undo(`file:${scriptId}`)).toMatchObject({ ok: true })
  expect(bench.bus.project.text(scriptId)).toBe('// your code for Tab2\n')
})
