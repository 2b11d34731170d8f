/** What can be done with a script while it runs. All of it makes it slower. */
export interface HowToCompile {
  /** The run can be stopped between two statements. */
  readonly isStoppable: boolean
  /** Its numbers can be changed. */
  readonly isLive: boolean
}

/** As the workspace runs a program: who writes it can change its numbers meanwhile. */
export const inWorkspace: HowToCompile = { isStoppable: false, isLive: true }

/** As the workspace runs it when there are stops, or when it may be paused. */
export const inDebugger: HowToCompile = { isStoppable: true, isLive: true }

/** As a published world and a world in a file run: nobody changes or stops their programs. */
export const asPublished: HowToCompile = { isStoppable: false, isLive: false }
