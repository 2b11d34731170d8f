import { expect, test } from 'vitest'
import { importScenes } from '../../interchange/scenes/import-scenes.ts'
import { writeScene } from '../../interchange/scenes/write-scene.ts'
import { sceneId, workbench } from '../commands/support/workbench.ts'
import { runSteps } from './run-steps.ts'

function sources() {
  let count = 0
  const newId = () => `new${++count}`
  const still = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1], components: {} }
  const entitiesOf = () =>
    ['player', 'camera', 'cursor'].map((kind) => ({ entityId: newId(), kind, name: kind, ...still }))
  return { newId, entitiesOf, log: () => undefined }
}

test('[E04] a scene entry has name, template, scripts, thumbnail and whether it is the default', () => {
  const { project } = workbench().bus
  const entry = writeScene(project, project.defaultScene, { thumbnail: 'data:,x', selected: null })
  expect(entry).toMatchObject({ name: 'scene1', template: 'test', thumbnail: 'data:,x', default: true })
  expect(Object.keys(Object(entry.scripts))).toEqual(['index', 'Tab2'])
})

test('[E04] scenes come in as commands: one of the same name gets the tabs, others are added, those that no entry names stay', () => {
  const { bus } = workbench()
  const script = { selected: true, level: 0, fileName: 'index', xmlValue: '', kidsCodeFileToParse: '' }
  const entries = [
    {
      name: 'Cave',
      template: 'castle',
      scripts: { index: { ...script, value: 'dark()' } },
      thumbnail: '',
      default: true,
    },
    { name: ' SCENE1', template: 'space', scripts: { index: { ...script, value: 'bright()' } } },
    { name: 'cave', template: 'twice', scripts: {} },
    { template: 'nameless' },
    'no scene',
  ]
  runSteps(bus, importScenes(bus.project, entries, sources()))
  expect(
    bus.project.scenes.map(({ name, template, isDefault, id }) => [
      name,
      template,
      isDefault,
      bus.project.files(id).map((file) => bus.project.text(file.id)),
    ]),
  ).toEqual([
    ['scene1', 'space', false, ['bright()']],
    ['Cave', 'castle', true, ['dark()']],
  ])
  expect(bus.project.entities(sceneId).length).toBeGreaterThan(3)
  runSteps(bus, importScenes(bus.project, [entries[0]], sources()))
  expect(bus.project.scenes).toHaveLength(2)
  expect(importScenes(bus.project, { scenes: entries }, sources())).toEqual([])
})

test('a name that is too long is cut, a template that cannot be one is dropped, and the rest comes in all the same', () => {
  const { bus } = workbench()
  const logged: string[] = []
  const entries = [
    { name: `${'a'.repeat(79)} ${'b'.repeat(100)}`, template: 'castle', scripts: {} },
    { name: 'Moon', template: '../Space'.repeat(20), scripts: {} },
    { name: '   ', scripts: {} },
    { name: 'Last', template: 'space', scripts: {} },
  ]
  const log = (message: string) => logged.push(message)
  runSteps(bus, importScenes(bus.project, entries, { ...sources(), log }))
  expect(bus.project.scenes.slice(1).map(({ name, template }) => [name, template])).toEqual([
    ['a'.repeat(79), 'castle'],
    ['Moon', ''],
    ['Last', 'space'],
  ])
  expect(logged).toHaveLength(3)
  for (const word of ['aaa', 'Moon', 'Space']) expect(logged.join(), 'logs tell no names').not.toContain(word)
})
