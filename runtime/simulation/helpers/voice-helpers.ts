import { textOf } from '../items/expect.ts'
import { expectChoice } from '../items/expect-choice.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { Scheduler } from '../scheduler/scheduler.ts'
import type { ScriptScope } from '../script-scope.ts'
import { voiceLanguages } from '../sim-effect.ts'
import type { HelperApi } from '../simulation-host.ts'

/** What a program says aloud. `scheduler` is the script's own. */
export function createVoiceHelpers(run: RunState, scope: ScriptScope, scheduler: Scheduler): HelperApi {
  return {
    speak(text: unknown, language?: unknown) {
      scope.assertRunning()
      const wanted = language === undefined ? null : expectChoice('speak', language, voiceLanguages)
      scheduler.assertRoom()
      const spoken = run.voice.say(textOf(text), { language: wanted, share: run.sounds.volume })
      return quietly(scheduler.goOn(() => spoken.isOver))
    },
  }
}
