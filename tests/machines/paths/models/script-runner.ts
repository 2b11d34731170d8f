import { expect } from 'vitest'
import { scriptRunnerMachine } from '../../../../machines/script-runner/script-runner-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const scripts = [{ name: 'Tab1' }]

/** Nothing of a run is left while one edits, and a run is sent to a page that is ready. */
export const scriptRunner: PathModel = {
  machine: scriptRunnerMachine,
  events: () => [
    { type: 'run' },
    { type: 'stop' },
    { type: 'play.ready' },
    { type: 'play.gone' },
    { type: 'play.hung', errors: [] },
    { type: 'run.started' },
    { type: 'run.error', error: { script: 'Tab1', errInfo: 'x', type: 'error' } },
  ],
  answers: { compile: [{ scripts, errors: [] }, bug] },
  seen: ({ scripts: compiled, isPlayReady, codeVersion }) => [
    compiled.length,
    isPlayReady,
    Math.min(codeVersion, 2),
  ],
  states: {
    editing: ({ scripts: compiled }) => expect(compiled).toEqual([]),
    'active.compiling': ({ codeVersion }) => expect(codeVersion).toBeGreaterThan(0),
    'active.awaitingFrame': ({ isPlayReady, scripts: compiled }) =>
      expect([isPlayReady, compiled]).toEqual([false, scripts]),
    'active.starting': ({ scripts: compiled }) => expect(compiled).toEqual(scripts),
    'active.running': ({ scripts: compiled }) => expect(compiled).toEqual(scripts),
  },
}
