import { expect, test } from 'vitest'
import { HelperError } from '../../../language/errors/helper-error.ts'
import { LoopTripped } from '../../../language/errors/loop-tripped.ts'
import { RunStopped } from '../../../language/errors/run-stopped.ts'
import { Coordinates } from '../../../runtime/simulation/items/coordinates.ts'
import { frameEntity, playerEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const entities = [playerEntity(), frameEntity('d', { name: 'Dragon' }), frameEntity('k', { name: 'Kid' })]
const first = "const dragon = scene.get('Dragon')\nconst kid = scene.get('Kid')\n"
const run = async (source: string, seconds = 0.2) =>
  await runProgram({ entities, tabs: { Tab1: first + source }, seconds })

test.for([
  ['dragon.remove()\ndragon.glideTo(kid)', 'Dragon', 'd'],
  ['kid.remove()\ndragon.glideTo(kid)', 'Kid', 'k'],
  ["dragon.moveUp('high')", 'Dragon', 'd'],
  ["dragon.color = 'blu'", 'Dragon', 'd'],
  ['player.remove()', 'Player', 'player'],
  ["dragon.position.y = 'high'", 'Dragon', 'd'],
  ["const turn = kid.rotation\nturn.x = 'round'", 'Kid', 'k'],
  ['const place = dragon.position\ndragon.remove()\nconsole.log(place.z)', 'Dragon', 'd'],
  ['const copy = dragon.clone()\ncopy.remove()\ncopy.moveUp(1)', 'Dragon', 'd'],
  ['dragon.remove()\nconsole.log(dragon.position.x)', 'Dragon', 'd'],
] as const)('what cannot be done says of which thing it was asked: %s', async ([source, name, id]) => {
  const [error] = (await run(source)).errors
  expect(error?.thing).toEqual({ id, name })
  expect(error?.line).toBe(2 + source.split('\n').length)
})

test('an error that is about no thing tells of none', async () => {
  const [error] = (await run("scene.get('Dargon')")).errors
  expect(error).toMatchObject({ code: 'no-such-item.suggest' })
  expect(error).not.toHaveProperty('thing')
})

test('nothing leads a script from its things to the run, and what things can do stays as it is for other scripts', async () => {
  const bad = `for (let level = player; level; level = Object.getPrototypeOf(level)) {
    if (Object.getPrototypeOf(level) === null) break
    console.log(Object.hasOwn(level, 'constructor'))
    for (const name of ['moveUp', 'position', 'clone'])
      try { Object.defineProperty(level, name, { value: () => { throw new Error('gotcha') } }) } catch (error) { }
  }
  // Where nothing of its own leads to a class, what all objects have does: that stays, other tests live with it.
  const place = Object.getPrototypeOf(kid.position)
  try { if (Object.hasOwn(place, 'constructor')) place.constructor.prototype.x = 1 } catch (error) { }
  console.log(player.constructor.name, typeof kid.constructor.contextOf)
  broadcast('now')`
  const good =
    "onMessage('now', () => { const kid = scene.get('Kid'); kid.moveUp(2); console.log(kid.position.y) })"
  const ran = await runProgram({ entities, tabs: { Tab1: first + bad, Tab2: good }, seconds: 0.3 })
  expect(ran.errors).toEqual([])
  expect(ran.logs).not.toContain('true')
  expect(ran.logs.slice(-2)).toEqual(['Object undefined', '2'])
})

test('nothing leads a script from a place or an error to its class, by which the page tells what it has', async () => {
  const bad = `const poison = { value: () => true }
  for (const give of [() => kid.position, () => { try { scene.get(1) } catch (error) { return error } }]) {
    const known = Object.getPrototypeOf(give())
    console.log(Object.hasOwn(known, 'constructor'))
    // Nothing is frozen but what is tested: what all have in common must stay.
    if (!Object.hasOwn(known, 'constructor')) continue
    try { Object.defineProperty(known.constructor, Symbol.hasInstance, poison) } catch (error) { }
  }
  console.log({ a: 1 })
  onStart(() => { throw null })
  onStart(() => scene.get('Dargon'))`
  const ran = await runProgram({ entities, tabs: { Tab1: first + bad }, seconds: 0.3 })
  expect(ran.logs).toEqual(['false', 'false', '{"a":1}'])
  expect(ran.errors.map(({ code }) => code).toSorted()).toEqual(['no-such-item.suggest', 'thrown'])
})

test.each([Coordinates, HelperError, LoopTripped, RunStopped])('%o cannot be changed', (made) => {
  expect([made, made.prototype].every(Object.isFrozen)).toBe(true)
  expect(Object.hasOwn(made.prototype, 'constructor')).toBe(false)
})
