/** Where this installation is reached. */
export interface Addresses {
  /** Origin of the app. */
  readonly app: string
  /** Origins of the two scene frames. */
  readonly scenes: readonly [string, string]
}
