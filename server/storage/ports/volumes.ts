/** Bytes that an account wrote into projects on one day (days since 1970). */
export interface Volume {
  readonly userId: string
  readonly day: number
  readonly bytes: number
}

export interface Volumes {
  /** Adds to what was written; forgets the days before `oldest`. Accounts that are gone meanwhile are left out. */
  add(volumes: readonly Volume[], oldest: number): Promise<void>
  /** What these wrote on that day and later. */
  since(userIds: readonly string[], day: number): Promise<readonly Volume[]>
}
