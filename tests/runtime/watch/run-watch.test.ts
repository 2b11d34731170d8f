import { Quaternion, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { PictureLook } from '../../../runtime/play/watch/run-picture.ts'
import { RunWatch } from '../../../runtime/play/watch/run-watch.ts'
import { createDebugGuard } from '../../../runtime/scripts/debug-guard.ts'

const tab = FileId.parse('tab')
const look: PictureLook = {
  screen: Object.create(null),
  position: new Vector3(),
  quaternion: new Quaternion(),
  fov: 60,
}

/** A watched run of a world without things, whose steps the test takes; what it tells, and the paces that the world was given. */
function watched() {
  const watch = new RunWatch()
  const told: Extract<FromFrame, { type: 'run.moment' }>[] = []
  const paces: number[] = []
  watch.watch({
    simulation: { entities: new Map() },
    pump: { setPace: (pace) => void paces.push(pace), once: () => watch.passStep() },
    inputs: { forget: () => undefined },
    show: () => undefined,
    picture: { look: () => look, show: () => undefined },
    send: (message) => {
      if (message.type === 'run.moment') told.push(message)
    },
  })
  return { watch, told, paces }
}

/** A script of these lines that waits for `go` before the second one. */
function script(watch: RunWatch) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const control = createDebugGuard({
    hasStop: (line) => watch.hasStop(tab, line),
    onStopped: (line, variables) => watch.onStopped(tab, line, variables),
  })
  const { guard } = control
  watch.begin(tab, control)
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
