import { sealClass } from './seal-class.ts'

/** What every waiting promise of a script is rejected with when the run ends. It is never shown to anybody. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
}

sealClass(RunStopped)
