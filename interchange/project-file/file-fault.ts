/** Why a project file cannot be opened. */
export const fileFaults = ['not-a-project', 'damaged', 'too-large', 'unsafe', 'newer'] as const
export type FileFault = (typeof fileFaults)[number]

/** Thrown inside this folder only; `readProjectFile` makes a value of it. */
export class BadFile extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}
