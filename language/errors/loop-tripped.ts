import { sealClass } from './seal-class.ts'

/** Thrown by the loop guard when code has not let go of the computer for too long. */
export class LoopTripped extends Error {
  override readonly name = 'LoopTripped'
  /** 1-based line of the loop or function. */
  readonly line: number

  constructor(line: number) {
    super(`endless loop, line ${line}`)
    this.line = line
  }
}

sealClass(LoopTripped)
