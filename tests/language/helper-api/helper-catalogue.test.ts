import ts from 'typescript'
import { expect, test } from 'vitest'
import { helperCatalogue } from '../../../language/helper-api/helper-catalogue.ts'
import { helperTypings } from '../../../language/helper-api/helper-typings.ts'
import { FileId } from '../../../model/ids.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { Item } from '../../../runtime/simulation/items/item.ts'
import { ItemHandle } from '../../../runtime/simulation/items/item-handle.ts'
import { PlayerItem } from '../../../runtime/simulation/items/player-item.ts'
import { playerEntity } from '../../support/scripts/frame-entities.ts'

/** The globals that a script really gets. */
function realGlobals(): Readonly<Record<string, unknown>> {
  const given: Record<string, unknown> = {}
  const simulation = createSimulation({
    entities: [playerEntity()],
    seed: 1,
    host: {
      runScript: async (_, api) => void Object.assign(given, api),
      setNumbers: () => undefined,
      onError: () => undefined,
      onLog: () => undefined,
    },
  })
  simulation.start([{ fileId: FileId.parse('f'), name: 'Tab1', source: '', text: '' }])
  return given
}

/** Members of a class, and of those that it extends as far as `last`. */
function membersOf(type: { prototype: object }, last: { prototype: object }): readonly string[] {
  const names: string[] = []
  for (let level = type.prototype; ; level = Object.getPrototypeOf(level)) {
    names.push(...Object.getOwnPropertyNames(level).filter((name) => name !== 'constructor'))
    if (level === last.prototype) return names
  }
}
const sorted = (names: readonly string[]) => [...names].sort()

test('what the catalogue describes is what scripts get, and nothing else', () => {
  const globals = realGlobals()
  expect(sorted(Object.keys(globals))).toEqual(sorted(Object.keys(helperCatalogue.globals)))
  expect(sorted(membersOf(Item, ItemHandle))).toEqual(sorted(Object.keys(helperCatalogue.item)))
  expect(sorted(membersOf(PlayerItem, PlayerItem))).toEqual(sorted(Object.keys(helperCatalogue.player)))
  for (const name of ['scene', 'screen', 'world', 'camera', 'game', 'sound', 'console'] as const)
    expect(sorted(Object.keys(globals[name] as object)), name).toEqual(
      sorted(Object.keys(helperCatalogue[name])),
    )
})

/** Compiler messages for a script that uses the typings. */
function complaints(script: string): readonly string[] {
  const files: Readonly<Record<string, string>> = { 'api.d.ts': helperTypings('de'), 'tab.ts': script }
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, version) =>
    files[name] === undefined
      ? getSourceFile.call(host, name, version)
      : ts.createSourceFile(name, files[name], version)
  host.fileExists = (name) => name in files || fileExists.call(host, name)
  const options = {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
  }
  const program = ts.createProgram(Object.keys(files), options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

test('the typings compile and know the calls of a real program', () => {
  const program = `
    const dragon = scene.get('Dragon')
    onStart(async () => {
      await dragon.moveForward(2, { seconds: 1 })
      dragon.position.y += 1
      dragon.position = { x: 1, y: 0, z: 0 }
      dragon.pointTowards(player)
      player.speed = 4
      console.log(distance(dragon, player), random(1, 6), scene.nearest(dragon, 'coin')?.name)
    })
    dragon.onTouch('Coin', (other) => other.remove())`
  expect(complaints(program)).toEqual([])
  expect(complaints('scene.get("A").moveForwad(1)')[0]).toContain("Did you mean 'moveForward'")
})

test('the documentation is in the language that was asked for', () => {
  expect(helperTypings('de')).toContain(' * Gleitet zu einem Ort oder einem Ding.')
  expect(helperTypings('en')).toContain(' * Glides to a place or a thing.')
})
