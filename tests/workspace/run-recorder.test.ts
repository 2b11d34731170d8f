import { expect, test } from 'vitest'
import { FileId, SceneId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import { createRunRecorder } from '../../src/workspace/frame/run-recorder.ts'

const start = {
  sceneId: SceneId.parse('scene'),
  seed: 7,
  scripts: [{ fileId: FileId.parse('tab'), name: 'Tab1', source: 'say()', text: 'say()' }],
  alone: null,
}
const key = (step: number) => [step, [{ kind: 'key', phase: 'down', key: 'w' }]] as [number, never]
const state = (step: number) => ({ step, hash: '0'.repeat(16) })

function recorder() {
  const notes: JsonValue[] = []
  const run = createRunRecorder({ note: (kind, data) => notes.push({ kind, ...Object(data) }) })
  return { notes, run }
}

test('a run is its seed, its scene and scripts, the inputs with the next hash of the world, and its end', () => {
  const { notes, run } = recorder()
  run.told({ type: 'run.steps', steps: [key(1)], state: null })
  run.ended()
  expect(notes, 'nothing while no run is on').toEqual([])
  run.started(start)
  run.told({ type: 'run.steps', steps: [key(3)], state: null })
  run.told({ type: 'run.steps', steps: [key(9)], state: state(120) })
  run.told({ type: 'run.steps', steps: [key(130)], state: null })
  run.ended()
  run.ended()
  expect(notes).toEqual([
    {
      kind: 'run',
      what: 'start',
      run: 1,
      sceneId: 'scene',
      seed: 7,
      scripts: [['tab', expect.stringMatching(/^[0-9a-f]{16}$/)]],
      isStoppable: false,
      isLive: false,
      alone: null,
    },
    { kind: 'run', what: 'steps', run: 1, steps: [key(3), key(9)], state: state(120) },
    { kind: 'run', what: 'steps', run: 1, steps: [key(130)], state: null },
    { kind: 'run', what: 'stop', run: 1 },
  ])
  run.started(start)
  expect(notes.at(-1)).toMatchObject({ what: 'start', run: 2 })
})

test('a quiet run is noted now and then, a page that tells without end is cut off', () => {
  const { notes, run } = recorder()
  run.started(start)
  for (let step = 1; step <= 10; step++) run.told({ type: 'run.steps', steps: [], state: state(step * 120) })
  expect(notes).toHaveLength(3)
  for (let step = 1; step <= 5_000; step++)
    run.told({ type: 'run.steps', steps: [key(step)], state: state(step) })
  expect(notes).toHaveLength(901)
  expect(notes.at(-1)).toEqual({ kind: 'run', what: 'cut', run: 1 })
})
