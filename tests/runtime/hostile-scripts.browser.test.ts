import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDebugger, inWorkspace } from '../../language/compile/how-to-compile.ts'
import { FileId } from '../../model/ids.ts'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { inShare } from '../support/in-share.ts'
import { compileTab } from '../support/scripts/compile-tab.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'

const patience = 60_000

/** What a hostile tab does to the objects that all JavaScript shares. Each line stands in a `try` of its own. */
const poisons = {
  'methods of lists': [
    'for (const name of Object.getOwnPropertyNames(Array.prototype)) if (name !== "constructor") try { Array.prototype[name] = () => { throw new Error("poison") } } catch {}',
    'Array.prototype[Symbol.iterator] = function* () {}',
    'Array.prototype[0] = "poison"',
    'Array.from = Array.isArray = () => false',
  ],
  'getters on all objects': [
    'for (const name of ["value", "get", "set", "then", "x", "id", "type", "toJSON", "seconds", "entityId"]) try { Object.defineProperty(Object.prototype, name, { get() { throw new Error("poison") }, set() {}, configurable: true }) } catch {}',
    'Object.prototype.hasOwnProperty = () => true',
    'Object.setPrototypeOf(Object.prototype, new Proxy({}, {}))',
    'Object.entries = Object.assign = Object.freeze = Object.keys = () => []',
  ],
  promises: [
    'Promise.prototype.then = function () { return this }',
    'Promise.prototype.catch = Promise.prototype.finally = () => undefined',
    'Promise.resolve = Promise.withResolvers = () => ({})',
    'Object.getPrototypeOf(async () => {}).constructor = null',
  ],
  'maps, texts, functions': [
    'Map.prototype.get = Map.prototype.set = Map.prototype.values = () => undefined',
    'Set.prototype.has = () => true',
    'String.prototype.split = String.prototype.includes = String.prototype.replaceAll = () => ""',
    'Function.prototype.call = Function.prototype.apply = () => undefined',
    'Reflect.apply = Reflect.get = () => undefined',
    'Math.min = Math.max = Math.round = () => NaN',
    'RegExp.prototype.exec = RegExp.prototype.test = () => { throw 1 }',
    'Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFunction())',
    'Error.stackTraceLimit = 0',
    'Symbol.prototype[Symbol.toPrimitive] = () => "poison"',
    'Object.getPrototypeOf([].values()).next = () => ({ done: true })',
    'Object.getPrototypeOf(function* () {}).prototype.next = () => ({ done: true })',
    'Float32Array.prototype.set = Object.getPrototypeOf(Uint8Array).prototype.fill = () => undefined',
  ],
  'things of the scene': [
    'for (let level = player; level; level = Object.getPrototypeOf(level)) for (const name of Object.getOwnPropertyNames(level)) try { level[name] = null } catch {}',
    'for (let level = scene.get("box"); level; level = Object.getPrototypeOf(level)) for (const name of ["moveUp", "position", "clone", "say"]) try { Object.defineProperty(level, name, { value: null }) } catch {}',
    'scene.get = wait = onStart = null',
    'try { scene.get(1) } catch (error) { error.constructor.prototype.code = "poison"; Object.setPrototypeOf(error, null) }',
    'Object.defineProperty(scene.get("box").position.constructor, Symbol.hasInstance, { value: () => true })',
    'try { scene.get(1) } catch (error) { Object.defineProperty(error.constructor, Symbol.hasInstance, { value: () => true }) }',
  ],
} as const

const asTab = (lines: readonly string[]) => lines.map((line) => `try { ${line} } catch {}`).join('\n')

/** A tab as a child writes it, with what it does in each second; it must not notice the other one. */
const honest = `const box = scene.get('box')
const list = [3, 1, 2]
onStart(async () => {
  for (const step of list.toSorted()) {
    await box.moveUp(step, { seconds: 0.2 })
    console.log(\`\${step}: \${Math.round(box.position.y)}\`, { at: [...'ab'] }, Object.keys({ a: 1 }).join())
  }
  await Promise.all([wait(0.1), wait(0.2)])
  console.log('done', new Map([['a', 1]]).get('a'), JSON.stringify({ a: [1] }))
  scene.get('Bix')
})`

describe('a hostile tab', () => {
  let frame: OpenFrame
  beforeAll(async () => {
    frame = await openFrame('play')
  }, patience)
  afterAll(() => frame?.close())

  /** Runs both tabs in a fresh page. */
  async function run(hostile: string, how = inWorkspace) {
    await frame.close()
    frame = await openFrame('play')
    const box = frameEntity('box', { position: [0, 0, 0], components: { geometry: { primitive: 'box' } } })
    const player = frameEntity('player', { kind: 'player', position: [5, 0, 5], components: {} })
    await frame.say({ type: 'scene.load', entities: [cameraInFront(), player, box] })
    await frame.waitFor('scene.shown')
    await frame.say({
      type: 'run.start',
      seed: 1,
      scripts: [
        compileTab(hostile, { name: 'Bad', fileId: FileId.parse('bad'), how }),
        compileTab(honest, { name: 'Good', fileId: FileId.parse('good'), how }),
      ],
      isWatched: true,
    })
    await frame.waitFor('run.started')
  }
  const logged = async () =>
    (await frame.heard('run.log')).flatMap(({ lines }) =>
      lines.flatMap(({ fileId, text }) => (fileId === 'good' ? [text] : [])),
    )

  /** The honest tab does all that it should, the page pauses and goes on, looks back, and tells of errors where they are. */
  async function isUnharmed() {
    await expect
      .poll(logged, { timeout: 30_000 })
      .toEqual([
        '1: 1 {"at":["a","b"]} a',
        '2: 3 {"at":["a","b"]} a',
        '3: 6 {"at":["a","b"]} a',
        'done 1 {"a":[1]}',
      ])
    const mistake = async () =>
      (await frame.heard('run.error')).flatMap(({ error }) =>
        error.fileId === 'good' ? [[error.code, error.line]] : [],
      )
    await expect.poll(mistake).toEqual([['no-such-item.suggest', 10]])
    await frame.say({ type: 'run.pace', pace: 'paused' })
    expect((await frame.waitFor('run.moment', 1)).mostBack).toBeGreaterThan(20)
    await frame.say({ type: 'run.back', steps: 10 })
    expect((await frame.waitFor('run.moment', 2)).stepsBack).toBe(10)
    await frame.say({ type: 'run.stop' })
    await frame.say({ type: 'ping', n: 7 })
    await frame.waitFor('pong')
  }

  /** Together in the test below, and of each by itself `npm test` tries two. */
  const alone = Object.entries(poisons).filter((_, index, all) => inShare(index, all.length, 2))
  test.each(alone)(
    '[threat 4] that poisons %s harms nobody',
    { timeout: patience, retry: 1 },
    async (_, lines) => {
      await run(asTab(lines))
      await isUnharmed()
    },
  )

  test('[threat 4] that poisons all of them harms nobody in a run that can be stopped either', {
    timeout: patience,
    retry: 1,
  }, async () => {
    await run(asTab(Object.values(poisons).flat()), inDebugger)
    await isUnharmed()
  })

  const gifts = [
    'scene.get("box").moveUp({ valueOf() { throw 1 } })',
    'scene.get("box").say(new Proxy({}, { get() { throw 2 } }))',
    'console.log(new Proxy([], { get() { throw 3 }, ownKeys() { throw 4 } }))',
    'scene.get("box").glideTo({ get x() { throw 5 }, y: 1, z: 1 })',
    'onStart(() => ({ then(done) { throw 6 } }))',
    'onStart(() => ({ get then() { throw 7 } }))',
    'throw { get message() { throw 8 } }',
    'throw new Proxy({}, { getPrototypeOf() { throw 9 }, has() { throw 10 }, get() { throw 11 } })',
    'Promise.reject(new Proxy({}, { get() { throw 12 } }))',
    'await { then(done, fail) { fail({ toString() { throw 13 } }) } }',
    'wait({ [Symbol.toPrimitive]() { throw 14 } })',
    'scene.all({ get length() { throw 15 } })',
    'const circle = []; circle.push(circle); console.log(circle)',
    'broadcast("a", Object.create(null))',
    'class Odd extends Array { static get [Symbol.species]() { throw 16 } }; console.log(new Odd(3).map((x) => x))',
  ]
  test('[threat 4] that hands over values which bite harms nobody', {
    timeout: patience,
    retry: 1,
  }, async () => {
    const calls = gifts.map((gift) => `onStart(async () => { ${gift} })`).join('\n')
    await run(calls)
    await isUnharmed()
  })
})

test('what learners often override can be overridden', { timeout: patience }, async () => {
  const frame = await openFrame('play')
  try {
    await frame.say({ type: 'scene.load', entities: [cameraInFront()] })
    await frame.waitFor('scene.shown')
    const source = `class Lost extends Error { constructor(words) { super(words); this.name = 'Lost' } }
class Hero { constructor(name) { this.name = name; this.constructor = Hero } toString() { return this.name } }
function Old(n) { this.n = n }
Old.prototype.toString = function () { return 'old ' + this.n }
const bag = { valueOf: 3 }
bag.toString = () => 'bag'
bag.hasOwnProperty = 5
const error = new Lost('here')
console.log(String(error), String(new Hero('Mia')), String(new Old(2)), String(bag), bag.hasOwnProperty)
Array.prototype.last = 1`
    await frame.say({ type: 'run.start', seed: 1, scripts: [compileTab(source)] })
    expect((await frame.waitFor('run.log')).lines.map(({ text }) => text)).toEqual([
      'Lost: here Mia old 2 bag 5',
    ])
    expect((await frame.waitFor('run.error')).error).toMatchObject({ line: 10, params: { name: 'last' } })
  } finally {
    await frame.close()
  }
})
