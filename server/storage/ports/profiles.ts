import type { Account } from './accounts.ts'

/** What a person shows of themselves. */
export interface Profile {
  readonly account: Account
  readonly about: string
}

/** What is absent stays. */
export interface ProfileChange {
  readonly name?: string | undefined
  readonly about?: string | undefined
}

export interface Profiles {
  of(userId: string): Promise<Profile | undefined>
  change(userId: string, change: ProfileChange): Promise<void>
  /** In place of any picture before; `path` is where the picture of this key is served. */
  setPicture(userId: string, picture: { key: string; path: string; bytes: Uint8Array }): Promise<void>
  removePicture(userId: string): Promise<void>
  picture(key: string): Promise<Uint8Array | undefined>
}
