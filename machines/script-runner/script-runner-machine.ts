import { assign, fromPromise, setup } from 'xstate'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'
import type { RunScript } from '../../protocol/frame/to-frame.ts'
import type { RunProgram } from './run-program.ts'

/** What the scene's files became: scripts that can run, and what is wrong with the others. */
export interface CompiledScene {
  readonly scripts: readonly RunScript[]
  readonly errors: readonly ScriptError[]
  /** What they were made of. */
  readonly program: RunProgram
}

export interface ScriptRunnerContext {
  readonly scripts: readonly RunScript[]
  readonly isPlayReady: boolean
  /** Rises with each Run (spec S25: the code version). */
  readonly codeVersion: number
}

export type ScriptRunnerEvent =
  | { readonly type: 'run' }
  | { readonly type: 'stop' }
  | { readonly type: 'play.ready' }
  /** The play frame is being replaced and cannot take a run. */
  | { readonly type: 'play.gone' }
  /** Its page was taken away because it was silent; `errors` say what is known of why. */
  | { readonly type: 'play.hung'; readonly errors: readonly ScriptError[] }
  | { readonly type: 'run.started' }
  | { readonly type: 'run.error'; readonly error: ScriptError }

const noScripts: readonly RunScript[] = []
const nothing: CompiledScene = { scripts: noScripts, errors: [], program: new Map() }

/**
 * Run and Stop (spec S23, S25). The app provides `compile`, and the actions `keepProgram` (what runs from now on), `emptyErrors`, `appendErrors`, `showPlay`, `sendRun`,
 * `showEdit`, `dropPlay` (throw the page that ran away and warm a fresh one), `tellHung` and
 * `tellFailed` (the compiler could not be loaded).
 */
export const scriptRunnerMachine = setup({
  types: {
    context: {} as ScriptRunnerContext,
    events: {} as ScriptRunnerEvent,
  },
  actors: {
    compile: fromPromise<CompiledScene>(async () => nothing),
  },
  actions: {
    keepProgram: (_, _params: { program: RunProgram }) => {},
    emptyErrors: () => {},
    appendErrors: (_, _params: { errors: readonly ScriptError[] }) => {},
    showPlay: () => {},
    sendRun: (_, _params: { scripts: readonly RunScript[]; codeVersion: number }) => {},
    showEdit: () => {},
    dropPlay: () => {},
    tellHung: () => {},
    tellFailed: () => {},
    playReady: assign({ isPlayReady: true }),
    playGone: assign({ isPlayReady: false }),
    countVersion: assign({ codeVersion: ({ context }) => context.codeVersion + 1 }),
    forgetScripts: assign({ scripts: noScripts }),
  },
  guards: { isPlayReady: ({ context }) => context.isPlayReady },
}).createMachine({
  id: 'scriptRunner',
  context: { scripts: noScripts, isPlayReady: false, codeVersion: 0 },
  on: {
    'play.ready': { actions: 'playReady' },
    'play.gone': { actions: 'playGone' },
    'play.hung': { actions: 'playGone' },
  },
  initial: 'editing',
  states: {
    editing: {
      entry: 'forgetScripts',
      on: { run: 'active' },
    },
    active: {
      entry: ['countVersion', 'emptyErrors', 'showPlay'],
      exit: 'showEdit',
      initial: 'compiling',
      on: {
        stop: { target: 'editing', actions: ['playGone', 'dropPlay'] },
        'play.hung': {
          target: 'editing',
          actions: [
            'playGone',
            { type: 'appendErrors', params: ({ event }) => ({ errors: event.errors }) },
            'tellHung',
          ],
        },
        'run.error': {
          actions: { type: 'appendErrors', params: ({ event }) => ({ errors: [event.error] }) },
        },
      },
      states: {
        compiling: {
          invoke: {
            src: 'compile',
            onDone: {
              target: 'awaitingFrame',
              actions: [
                assign({ scripts: ({ event }) => event.output.scripts }),
                { type: 'keepProgram', params: ({ event }) => ({ program: event.output.program }) },
                { type: 'appendErrors', params: ({ event }) => ({ errors: event.output.errors }) },
              ],
            },
            onError: { target: '#scriptRunner.editing', actions: 'tellFailed' },
          },
        },
        awaitingFrame: {
          always: { target: 'starting', guard: 'isPlayReady' },
        },
        starting: {
          entry: {
            type: 'sendRun',
            params: ({ context }) => ({ scripts: context.scripts, codeVersion: context.codeVersion }),
          },
          on: { 'run.started': 'running' },
        },
        running: {},
      },
    },
  },
})
