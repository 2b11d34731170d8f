import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { createFile } from '../../commands/file/create-file.ts'
import { renameFile } from '../../commands/file/rename-file.ts'
import { copyScene } from '../../commands/scene/copy-scene.ts'
import { createScene } from '../../commands/scene/create-scene.ts'
import { deleteScene } from '../../commands/scene/delete-scene.ts'
import { renameScene } from '../../commands/scene/rename-scene.ts'
import { uniqueNames } from '../../model/document/unique-names.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import { assertProperty } from './support/assert-property.ts'
import { shown } from './support/shown.ts'
import { indexId, protagonists, sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

/** The same name in other letters, and names that end in numbers. */
const names = ['Tab', 'TAB', 'tab', 'Tab2', 'tab3', 'é', 'e\u0301', 'É', 'index', 'Index']
const anyName = fc.constantFrom(...names)
const key = (name: string) => name.normalize('NFC').trim().toLowerCase()

const newFile = (bench: Workbench, id: string, name?: string) =>
  bench.bus.execute(createFile, { fileId: FileId.parse(id), sceneId, kind: 'js', ...(name && { name }) })
const newScene = (bench: Workbench, id: string, name?: string) =>
  bench.bus.execute(createScene, {
    sceneId: SceneId.parse(id),
    fileId: FileId.parse(`${id}-index`),
    template: '',
    entities: protagonists(`-${id}`),
    ...(name && { name }),
  })
const tabs = ({ bus }: Workbench) => bus.project.files(sceneId).map(({ name }) => name)
const sceneNames = ({ bus }: Workbench) => bus.project.scenes.map(({ name }) => name)

/** Three people who do not hear of each other until `meet`. */
function apart() {
  const people = ['ana', 'ben', 'cem'].map((actor, index) => workbench({ actor, clientId: 100 + index }))
  const meet = (turn: number) => {
    const updates = people.map(({ document }) => Y.encodeStateAsUpdate(document))
    for (const [index, { bus }] of people.entries())
      for (const at of [0, 1, 2]) {
        const from = (at + turn) % 3
        if (from !== index) bus.applyRemote(updates[from]!, 'peer')
      }
  }
  return { people, meet }
}

const anyEdit = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('new-file', 'rename-file', 'new-scene', 'rename-scene'),
  name: anyName,
  which: fc.nat(9),
})

describe('names', () => {
  test('[invariant 24] names of tabs and scenes are unique on every replica, whatever several people call them at once', () => {
    let doubled = 0
    const property = fc.property(fc.array(anyEdit, { maxLength: 24 }), fc.nat(2), (edits, turn) => {
      const { people, meet } = apart()
      for (const [index, { who, what, name, which }] of edits.entries()) {
        const one = people[who]!
        const { project } = one.bus
        const file = project.files(sceneId)[which % project.files(sceneId).length]!
        const scene = project.scenes[which % project.scenes.length]!
        if (what === 'new-file') newFile(one, `f${index}`, name)
        else if (what === 'new-scene') newScene(one, `s${index}`, name)
        else if (what === 'rename-file') one.bus.execute(renameFile, { fileId: file.id, name })
        else one.bus.execute(renameScene, { sceneId: scene.id, name })
      }
      meet(turn)
      for (const one of people) {
        for (const list of [tabs(one), sceneNames(one)]) expect(new Set(list.map(key)).size).toBe(list.length)
        expect(shown(one.bus.project)).toBe(shown(people[0]!.bus.project))
      }
      const [{ document }] = people as [Workbench]
      const stored = [...document.getMap('files').values()].map((file) =>
        (file as Y.Map<unknown>).get('name'),
      )
      if (new Set(stored.map((name) => key(String(name)))).size < stored.length) doubled++
    })
    assertProperty(property, 80)
    expect(doubled).toBeGreaterThan(0)
  })

  test('[invariant 25] who was born first keeps the name, and the others get the lowest free number after all of those', () => {
    const anyClaim = fc.record({ name: anyName, t: fc.nat(5), c: fc.constantFrom('ana', 'ben') })
    const property = fc.property(fc.array(anyClaim, { maxLength: 20 }), fc.nat(), (list, turn) => {
      const claims = list.map((claim, index) => ({ ...claim, id: `id${String(index).padStart(2, '0')}` }))
      const shuffled = claims
        .toSpliced(0, turn % (claims.length + 1))
        .concat(claims.slice(0, turn % (claims.length + 1)))
      const shownNames = uniqueNames(shuffled)
      const inOrder = claims.toSorted(
        (a, b) => a.t - b.t || (a.c < b.c ? -1 : a.c > b.c ? 1 : a.id < b.id ? -1 : 1),
      )
      const firsts = new Map(inOrder.toReversed().map((claim) => [key(claim.name), claim]))
      for (const { id, name } of firsts.values()) expect(shownNames.get(id)).toBe(name)
      const taken = new Set(firsts.keys())
      for (const { id, name } of inOrder) {
        if (firsts.get(key(name))?.id === id) continue
        const [, stem = '', digits = '1'] = /^(.*?)(\d+)?$/.exec(name) ?? []
        let number = Number(digits) + 1
        while (taken.has(key(stem + number))) number++
        taken.add(key(stem + number))
        expect(shownNames.get(id)).toBe(stem + number)
      }
    })
    assertProperty(property, 500)
  })

  test('thirty thousand equal names are told apart in the time of a few', () => {
    const claims = Array.from({ length: 30_000 }, (_, at) => ({
      id: `${at}`,
      name: `Tab${at % 3}`,
      t: 0,
      c: '',
    }))
    const found = new Set(uniqueNames(claims).values())
    expect(found.size).toBe(claims.length)
  })

  test('[S17] [invariant 27] a name that is there already is refused, whatever its letters and accents', () => {
    const bench = workbench()
    const { bus } = bench
    newFile(bench, 'cafe', 'Caf\u00e9')
    newScene(bench, 'two', 'Wald')
    for (const name of ['CAF\u00c9', 'cafe\u0301', '  caf\u00e9 ', 'Tab2', 'INDEX']) {
      const bytes = Y.encodeStateAsUpdate(bench.document)
      const fileId = name === 'Tab2' ? indexId : scriptId
      expect(bus.execute(renameFile, { fileId, name }), name).toMatchObject({ code: 'name.taken' })
      expect(newFile(bench, 'new', name), name).toMatchObject({ code: 'name.taken' })
      expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
    }
    expect(bus.execute(renameScene, { sceneId, name: ' wALD' })).toMatchObject({ code: 'name.taken' })
    expect(newScene(bench, 'three', 'SCENE1')).toMatchObject({ code: 'name.taken' })
    expect(bus.execute(renameFile, { fileId: scriptId, name: 'TAB2' })).toMatchObject({
      ok: true,
      changed: true,
    })
    expect(tabs(bench)).toEqual(['index', 'TAB2', 'Caf\u00e9'])
  })

  test('[E05] [invariant 28] a new tab is Tab and the highest number plus one, with the comment that says so', () => {
    const property = fc.property(fc.array(fc.nat(12), { maxLength: 6 }), (numbers) => {
      const bench = workbench()
      for (const number of numbers) newFile(bench, `old${number}`, `tAb${number}`)
      const highest = Math.max(2, ...numbers)
      expect(newFile(bench, 'new').ok).toBe(true)
      expect(bench.bus.project.file(FileId.parse('new'))?.name).toBe(`Tab${highest + 1}`)
      expect(bench.bus.project.text(FileId.parse('new'))).toBe(`// your code for Tab${highest + 1}\n`)
    })
    assertProperty(property, 50)
  })

  test('[E05] index counts as Tab1, also alone', () => {
    const bench = workbench()
    bench.bus.execute(renameFile, { fileId: scriptId, name: 'Drache' })
    newFile(bench, 'new')
    expect(tabs(bench)).toEqual(['index', 'Drache', 'Tab2'])
  })

  test('[E04] [E06] [invariant 28] a new scene is scene and the lowest number that is free, with a blocks tab index', () => {
    const bench = workbench()
    for (const id of ['two', 'three', 'four']) newScene(bench, id)
    expect(sceneNames(bench)).toEqual(['scene1', 'scene2', 'scene3', 'scene4'])
    bench.bus.execute(deleteScene, { sceneId: SceneId.parse('three') })
    newScene(bench, 'again')
    expect(sceneNames(bench)).toEqual(['scene1', 'scene2', 'scene4', 'scene3'])
    bench.bus.execute(renameScene, { sceneId, name: 'SCENE5' })
    newScene(bench, 'one')
    newScene(bench, 'six')
    expect(sceneNames(bench).slice(-2)).toEqual(['scene1', 'scene6'])
    const files = bench.bus.project.files(SceneId.parse('six'))
    expect(files).toMatchObject([{ name: 'index', kind: 'blocks' }])
  })

  test('[E06] two people who copy a scene at once get two names', () => {
    const { people, meet } = apart()
    const [ana, ben] = people as [Workbench, Workbench]
    ana.bus.execute(copyScene, { sourceId: sceneId, sceneId: SceneId.parse('by-ana') })
    ben.bus.execute(copyScene, { sourceId: sceneId, sceneId: SceneId.parse('by-ben') })
    meet(0)
    expect(sceneNames(ana)).toEqual(['scene1', 'scene1_copy1', 'scene1_copy2'])
    expect(sceneNames(ben)).toEqual(sceneNames(ana))
  })
})
