/** What leads out of the workspace to others. */
export interface ProjectWays {
  readonly publish: () => void
  readonly share: () => void
  /** Asks somebody in to build along. */
  readonly together: () => void
}
