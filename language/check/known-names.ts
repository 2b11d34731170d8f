/** What the project of a script has, by the names that scripts use. */
export interface KnownNames {
  /** Things of the script's scene. */
  readonly things: readonly string[]
  readonly scenes: readonly string[]
  /** Sound files of the project, beside the sounds that every project has. */
  readonly sounds: readonly string[]
  /** Messages that other tabs of the scene send; `null` when one of them sends what only the run knows. */
  readonly sentElsewhere: readonly string[] | null
}
