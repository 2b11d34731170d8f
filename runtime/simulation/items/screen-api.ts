import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { ScriptScope } from '../script-scope.ts'
import { optionOf, secondsOf, textOf } from './expect.ts'
import { pictureOf } from './picture-of.ts'

/** Longer texts are cut: they would not fit the picture. */
const longestText = 500
const longestTitle = 80
const longestPanel = 1000

/** `screen`: what lies over the picture. */
export function createScreenApi(run: RunState, scope: ScriptScope): Readonly<Record<string, unknown>> {
  async function showWords(text: string, seconds: number): Promise<void> {
    const isNewest = run.motions.begin('@screen', 'words')
    run.effects.tell({ kind: 'words', text: text.slice(0, longestText) })
    if (seconds <= 0) return
    try {
      await run.scheduler.wait(seconds)
    } finally {
      // Also when the stack that shows them is stopped meanwhile.
      if (isNewest()) run.effects.tell({ kind: 'words', text: '' })
    }
  }

  return Object.freeze({
    show(text: unknown, options?: unknown): Promise<void> {
      scope.assertRunning()
      return quietly(showWords(textOf(text), secondsOf(options)))
    },
    panel(title: unknown, text: unknown = '', options?: unknown): void {
      scope.assertRunning()
      const picture = optionOf(options, 'picture')
      const panel = {
        title: textOf(title).slice(0, longestTitle),
        text: textOf(text).slice(0, longestPanel),
        picture: picture === undefined ? null : pictureOf(run, picture),
      }
      run.effects.tell({ kind: 'panel', panel })
    },
    closePanel(): void {
      scope.assertRunning()
      run.effects.tell({ kind: 'panel', panel: null })
    },
  })
}
