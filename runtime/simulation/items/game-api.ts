import type { RunState } from '../run-state.ts'
import type { ScriptScope } from '../script-scope.ts'
import { expectNumber, textOf } from './expect.ts'

const longestText = 300

/** `game`: score, health and the end. */
export function createGameApi(run: RunState, scope: ScriptScope): object {
  const { game } = run

  /** The world goes on, its programs do not: the person looks at it and begins again. */
  function end(isWon: boolean, text: unknown): void {
    scope.assertRunning()
    run.effects.tell({ kind: 'end', isWon, text: textOf(text).slice(0, longestText) })
    run.endScripts()
  }

  return Object.preventExtensions({
    get score(): number {
      return game.score
    },
    set score(value: unknown) {
      scope.assertRunning()
      game.score = expectNumber('score', value)
    },
    get health(): number {
      return game.health
    },
    set health(value: unknown) {
      scope.assertRunning()
      game.health = expectNumber('health', value)
    },
    showScore(): void {
      scope.assertRunning()
      game.show(true)
    },
    hideScore(): void {
      scope.assertRunning()
      game.show(false)
    },
    win: (text: unknown = '') => end(true, text),
    lose: (text: unknown = '') => end(false, text),
  })
}
