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

/** What came with a sign-up and is shown to nobody but the person. */
export interface KeptOfSignUp {
  readonly domainKey: string | null
  readonly utmTags: string | null
  readonly isEmailVerified: boolean
  /** The providers by which the person may log in. */
  readonly issuers: readonly string[]
}

export interface Profiles {
  /** What the person and their teachers read. */
  of(userId: string): Promise<Profile | undefined>
  /** Whether somebody (`null`: a visitor) may not read what a pupil says of themselves: all but their classes and teachers. */
  isStranger(userId: string, readerId: string | null): Promise<boolean>
  /** A profile as somebody (`null`: a visitor) sees it: strangers see a pupil's nickname, and neither picture nor words. */
  seenBy(readerId: string | null, userId: string): Promise<Profile | undefined>
  keptOfSignUp(userId: string): Promise<KeptOfSignUp>
  change(userId: string, change: ProfileChange): Promise<void>
  /** In place of any picture before; `path` is where the picture of this key is served. */
  setPicture(userId: string, picture: { key: string; path: string; bytes: Uint8Array }): Promise<void>
  removePicture(userId: string): Promise<void>
  picture(key: string): Promise<{ readonly userId: string; readonly bytes: Uint8Array } | undefined>
}
