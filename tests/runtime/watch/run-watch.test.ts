import { Quaternion, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { type EntityId, FileId } from '../../../model/ids.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { PictureLook } from '../../../runtime/play/watch/run-picture.ts'
import { RunWatch } from '../../../runtime/play/watch/run-watch.ts'
import { createDebugGuard } from '../../../runtime/scripts/debug/debug-guard.ts'
import type { Body } from '../../../runtime/simulation/world/body.ts'
import { createWorld } from '../../../runtime/simulation/world/world.ts'
import { entityId, frameEntity } from '../../support/scripts/frame-entities.ts'

const tab = FileId.parse('tab')
const other = FileId.parse('other')
const look: PictureLook = {
  screen: Object.create(null),
  position: new Vector3(),
  quaternion: new Quaternion(),
  fov: 60,
}

/** A watched run of a world without things, whose steps the test takes; what it tells, the paces that the world was given, and how often what is pressed was forgotten. */
function watched(entities: ReadonlyMap<EntityId, Body> = new Map()) {
  const watch = new RunWatch()
  const told: Extract<FromFrame, { type: 'run.moment' }>[] = []
  const lines: (readonly (readonly number[])[])[] = []
  const passed: (readonly number[])[] = []
  const paces: number[] = []
  const forget = vi.fn()
  watch.watch({
    simulation: { entities },
    pump: { setPace: (pace) => void paces.push(pace), once: () => watch.passStep() },
    inputs: { forget },
    show: () => undefined,
    picture: { look: () => look, show: () => undefined },
    send: (message) => {
      if (message.type === 'run.moment') told.push(message)
      if (message.type === 'run.passed') passed.push(message.lines.map(({ line }) => line))
      if (message.type === 'run.lines')
        lines.push([message.lines, message.waits].map((of) => of.map(({ line }) => line)))
    },
  })
  return { watch, told, paces, lines, passed, forget }
}

/** A script that the watch can stop. */
function guardOf(watch: RunWatch, fileId: FileId) {
  const control = createDebugGuard({
    hasStop: (line) => watch.hasStop(fileId, line),
    onStopped: (line, variables) => watch.onStopped(fileId, line, variables),
  })
  watch.begin(fileId, control)
  return control.guard
}

/** A script of these lines that waits for `go` before the second one. */
function script(watch: RunWatch) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const guard = guardOf(watch, tab)
  function* main() {
    if (guard.at(1, guard.none)) yield undefined
    yield guard.wait(promise)
    if (guard.at(2, guard.none)) yield undefined
    if (guard.at(3, guard.none)) yield undefined
  }
  return { run: () => void guard.drive(main()), go: resolve }
}

test('a run without a script that can be stopped stays where it is when the next step is asked for', () => {
  const { watch, told, paces } = watched()
  watch.setPace('paused')
  for (const stride of ['into', 'over'] as const) watch.stride(stride)
  expect(paces).toEqual([0])
  expect(watch.isPaused).toBe(true)
  expect(told.map(({ isPaused }) => isPaused)).toEqual([true, true, true])
})

test('the next step of a program that waits comes when it goes on, or the run stands still again after ten seconds', async () => {
  const { watch, told, paces } = watched()
  watch.setStops([{ fileId: tab, lines: [1] }])
  const { run, go } = script(watch)
  run()
  expect(told.at(-1)).toMatchObject({ isPaused: true, next: { line: 1 } })
  watch.stride('into')
  expect([paces.at(-1), watch.isPaused]).toEqual([1, false])
  for (let step = 0; step < 600; step += 1) {
    expect(watch.isPaused).toBe(false)
    watch.passStep()
  }
  expect([paces.at(-1), told.at(-1)]).toMatchObject([0, { isPaused: true, next: null }])
  watch.stride('into')
  expect(watch.isPaused).toBe(false)
  go()
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ isPaused: true, next: { line: 2 } }))
})

test('a step that was given up does not stop the run later', async () => {
  const { watch, told } = watched()
  const { run, go } = script(watch)
  run()
  watch.setPace('paused')
  watch.stride('into')
  watch.setPace('paused')
  watch.setPace('full')
  go()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told.at(-1)).toMatchObject({ isPaused: false, next: null })
})

/** A script of three lines that tells which it has done; line 2 waits for `go`. */
function told(watch: RunWatch, fileId: FileId) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const guard = guardOf(watch, fileId)
  const done: number[] = []
  function* main() {
    for (const line of [1, 2, 3]) {
      if (guard.at(line, () => [['line', () => line]])) yield undefined
      if (line === 2) yield guard.wait(promise)
      done.push(line)
    }
  }
  return { run: () => void guard.drive(main()), go: resolve, done }
}

test('of two tabs that stop at once the first is shown, and the other when she goes on', () => {
  const { watch, told: moments, paces } = watched()
  watch.setStops([tab, other].map((fileId) => ({ fileId, lines: [1] })))
  const [first, second] = [told(watch, tab), told(watch, other)]
  first.run()
  second.run()
  expect(moments.at(-1)).toMatchObject({
    isPaused: true,
    next: { fileId: tab, line: 1 },
    variables: [{ fileId: tab, text: '1' }],
  })
  watch.setPace('full')
  expect([first.done, second.done]).toEqual([[1], []])
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: other, line: 1 } })
  expect(paces.at(-1)).toBe(0)
  watch.setPace('full')
  expect(second.done).toEqual([1])
  expect(moments.at(-1)).toMatchObject({ isPaused: false, next: null })
  expect(paces.at(-1)).toBe(1)
})

test('the next step is that of the tab which is shown, while the other stands at its stop', async () => {
  const { watch, told: moments } = watched()
  watch.setStops([tab, other].map((fileId) => ({ fileId, lines: [1] })))
  const [first, second] = [told(watch, tab), told(watch, other)]
  first.run()
  second.run()
  for (const stride of ['into', 'over'] as const) {
    watch.stride(stride)
    if (stride === 'over') break
    expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: tab, line: 2 } })
  }
  for (let step = 0; step < 20; step += 1) watch.passStep()
  expect(watch.isPaused).toBe(false)
  first.go()
  await vi.waitFor(() =>
    expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: tab, line: 3 } }),
  )
  expect(second.done).toEqual([])
  // It comes to its end.
  watch.stride('into')
  watch.passStep()
  expect(first.done).toEqual([1, 2, 3])
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: other, line: 1 } })
})

test('a step that waits gives way to a stop of another tab that is reached meanwhile, and both are told in turn', async () => {
  const { watch, told: moments } = watched()
  watch.setStops([
    { fileId: tab, lines: [2, 3] },
    { fileId: other, lines: [3] },
  ])
  const [first, second] = [told(watch, tab), told(watch, other)]
  first.run()
  second.run()
  watch.stride('into')
  expect(watch.isPaused).toBe(false)
  second.go()
  await new Promise((resolve) => setTimeout(resolve))
  watch.passStep()
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: other, line: 3 } })
  first.go()
  await new Promise((resolve) => setTimeout(resolve))
  watch.setPace('full')
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: tab, line: 3 } })
})

test('who asks for the next statement while she looks back is back in the present first', () => {
  const world = createWorld([frameEntity('box', {})])
  const { watch, told: moments, forget } = watched(world.bodies)
  const first = told(watch, tab)
  watch.passStep()
  world.change(entityId('box'), { position: [1, 0, 0] })
  watch.passStep()
  watch.setPace('paused')
  watch.back(1)
  expect(watch.stepsBack).toBe(1)
  watch.stride('into')
  expect(watch.stepsBack).toBe(0)
  expect(forget).toHaveBeenCalledTimes(1)
  first.run()
  expect(moments.at(-1)).toMatchObject({ isPaused: true, stepsBack: 0, next: { fileId: tab, line: 1 } })
})

test('who steps to the end of a stack is shown at once what stands at a stop in another one of the tab', () => {
  const { watch, told: moments } = watched()
  watch.setStops([{ fileId: tab, lines: [1, 5] }])
  const guard = guardOf(watch, tab)
  function* stack(line: number) {
    if (guard.at(line, guard.none)) yield undefined
  }
  void guard.drive(stack(1))
  void guard.drive(stack(5))
  watch.stride('over')
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { line: 5 } })
})

test('a stop that was taken away stops nobody, though a tab has come to it already', () => {
  const { watch, told: moments, paces } = watched()
  watch.setStops([tab, other].map((fileId) => ({ fileId, lines: [1] })))
  const [first, second] = [told(watch, tab), told(watch, other)]
  first.run()
  second.run()
  watch.setStops([])
  watch.setPace('full')
  expect(moments.at(-1)).toMatchObject({ isPaused: false, next: null })
  expect([first.done, second.done, paces.at(-1)]).toEqual([[1], [1], 1])
})

test('who steps on from no statement is stopped at the first of any tab, and not again when she goes on', () => {
  const { watch, told: moments } = watched()
  const [first, second] = [told(watch, tab), told(watch, other)]
  watch.setPace('paused')
  watch.stride('into')
  first.run()
  second.run()
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { fileId: tab, line: 1 } })
  watch.setPace('full')
  expect(moments.at(-1)).toMatchObject({ isPaused: false, next: null })
  expect(second.done).toEqual([1])
})

test('two stacks of one tab that reach a stop at once are both told', () => {
  const { watch, told: moments } = watched()
  watch.setStops([{ fileId: tab, lines: [1, 5] }])
  const guard = guardOf(watch, tab)
  const done: string[] = []
  function* stack(name: string, line: number) {
    if (guard.at(line, guard.none)) yield undefined
    done.push(name)
    if (guard.at(line + 1, guard.none)) yield undefined
    done.push(`${name} again`)
  }
  void guard.drive(stack('first', 1))
  void guard.drive(stack('second', 5))
  void guard.drive(stack('third', 8))
  expect(moments.at(-1)).toMatchObject({ next: { line: 1 } })
  watch.stride('into')
  expect(moments.at(-1)).toMatchObject({ next: { line: 2 } })
  watch.setPace('full')
  expect(moments.at(-1)).toMatchObject({ isPaused: true, next: { line: 5 } })
  expect(done).not.toContain('second')
  watch.setPace('full')
  expect(moments.at(-1)).toMatchObject({ isPaused: false, next: null })
  expect(done.toSorted()).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [name, `${name} again`]).toSorted(),
  )
})

test('each step back shows another moment: what stood still is passed at once, and how long ago it was is told rightly', () => {
  const world = createWorld([frameEntity('box', {})])
  const { watch, told: moments } = watched(world.bodies)
  const steps = (times: number) => {
    for (let step = 0; step < times; step += 1) watch.passStep()
  }
  const moved = (x: number) => world.change(entityId('box'), { position: [x, 0, 0] })
  steps(3)
  moved(1)
  steps(20)
  moved(2)
  steps(10)
  watch.setPace('paused')
  watch.back(1)
  expect(moments.at(-1)).toMatchObject({ stepsBack: 1, mostBack: 2, age: 11 })
  watch.back(2)
  expect(moments.at(-1)).toMatchObject({ stepsBack: 2, age: 31 })
  for (const steps of [0, 1, 0, 1, 0]) watch.back(steps)
  expect(moments.at(-1)).toMatchObject({ stepsBack: 0, mostBack: 2, age: 0 })
})

test('what ran is told once, what waits as long as it does, and that nothing does either', () => {
  const { watch, lines } = watched()
  const [marks, waits] = [new Uint8Array(5), new Uint16Array(5)]
  watch.marks(tab, marks)
  watch.waits(tab, waits)
  let now = 0
  const tell = () => {
    now += 100
    watch.tellLines(now)
  }
  tell()
  expect(lines).toEqual([])
  marks.set([1, 1], 2)
  waits[3] = 2
  tell()
  expect(lines.at(-1)).toEqual([[2, 3], [3]])
  tell()
  expect(lines.at(-1)).toEqual([[], [3]])
  tell()
  expect(lines).toHaveLength(2)
  waits[3] = 0
  marks[4] = 1
  tell()
  expect(lines.at(-1)).toEqual([[4], []])
  watch.setPace('paused')
  tell()
  expect(lines).toHaveLength(3)
  watch.setPace('full')
  tell()
  expect(lines.at(-1)).toEqual([[], []])
})

test('stops in what runs in one go are told once, at most ten times a second, but not where the run did stop', () => {
  const { watch, lines, passed } = watched()
  watch.setStops([{ fileId: tab, lines: [2, 3, 4] }])
  let now = 0
  const pass = (...all: readonly number[]) => {
    for (const line of all) watch.onLine(tab, line, true)
    now += 100
    watch.tellLines(now)
  }
  watch.onLine(tab, 4, false)
  pass(1, 2)
  expect(passed).toEqual([[2]])
  expect(lines).toEqual([[[4, 1, 2], []]])
  pass(2)
  expect(passed).toHaveLength(1)
  watch.onStopped(tab, 4, [])
  watch.onLine(tab, 3, true)
  watch.tellLines(now + 99)
  expect(passed).toHaveLength(1)
  pass(4)
  expect(passed).toEqual([[2], [3]])
})
