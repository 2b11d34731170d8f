import { describe, expect, test } from 'vitest'
import type { ProjectNames } from '../../../language/helper-api/project-names.ts'
import { namesToType } from '../../../src/code-editor/light/names-to-type.ts'

const names: ProjectNames = {
  things: ['Dragon', 'Drawbridge', "Mia's tree"],
  messages: ['go'],
  scenes: ['index', 'cave'],
  sounds: ['song'],
}
const offered = (before: string, source = before) => namesToType(before, source, names)
const said = (before: string, source = before) => offered(before, source).map(({ name }) => name)

/** The line after the first offer was taken; `|` is the caret. */
function taken(before: string): string {
  const [first] = offered(before)
  if (!first) return before
  const { text, caret, length } = first
  return `${before.slice(0, before.length - length)}${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('the names above the keyboard of a phone', () => {
  test('helpers that begin with what is typed come first, and are called', () => {
    expect(said('bro')).toEqual(['broadcast', 'broadcastAndWait'])
    expect(taken('  await wai')).toBe('  await wait(|)')
    expect(taken('restar')).toBe('restart()|')
  })

  test('after a dot: what every thing can, and what an owner of the API can', () => {
    expect(said("scene.get('Dragon').moveF")).toEqual(['moveForward'])
    expect(taken('dragon.moveU')).toBe('dragon.moveUp(|)')
    expect(said('game.sc')).toContain('score')
    expect(said('camera.')).not.toContain('moveForward')
  })

  test('in the first text of a helper: the names of the project', () => {
    expect(said("scene.get('Dra")).toEqual(['Dragon', 'Drawbridge'])
    expect(taken("scene.get('Drag")).toBe("scene.get('Dragon|")
    // A name with the quote of the text in it would end it.
    expect(said("scene.get('")).toEqual(['Dragon', 'Drawbridge'])
    expect(said('scene.get("Mia')).toEqual(["Mia's tree"])
    expect(said("broadcast('")).toEqual(['go'])
    expect(said("openScene('ca")).toEqual(['cave'])
    expect(said("sound.play('so")).toContain('song')
  })

  test('names that the program has made, before all others', () => {
    expect(said('sp', 'let speed = 3\nsp')[0]).toBe('speed')
    expect(said('', '// Runs the function once.\nconst dragon = 1\n')[0]).toBe('dragon')
    expect(said('', '// Runs the function once.\n')).not.toContain('once')
  })

  test('in other texts, in comments and where a name is finished there is nothing to offer', () => {
    expect(said("say('hel")).toEqual([])
    expect(said('wait(1) // wai')).toEqual([])
    expect(said("const a = 'it' // 'x")).toEqual([])
    expect(said('zzqx')).toEqual([])
  })
})
