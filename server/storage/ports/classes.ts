import type { ProjectSummary } from '../../../protocol/http/project.ts'
import type { Account } from './accounts.ts'

export interface ClassRecord {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly teacher: { readonly id: string; readonly username: string; readonly name: string } | null
  readonly hasRewards: boolean
  readonly isArchived: boolean
}

export interface NewClass {
  readonly id: string
  readonly teacherId: string
  readonly name: string
  readonly code: string
  readonly at: number
}

export interface ClassChange {
  readonly name?: string | undefined
  readonly hasRewards?: boolean | undefined
  readonly isArchived?: boolean | undefined
}

/** An account without email, and how it is let in. */
export interface NewPupil {
  readonly classId: string
  readonly userId: string
  readonly username: string
  readonly nickname: string
  readonly secretHash: string
  readonly at: number
}

export interface ClassMember {
  readonly userId: string
  readonly username: string
  readonly nickname: string
  readonly hasPictures: boolean
  readonly joinedAt: number
}

export type JoinOutcome = 'joined' | 'nickname-taken' | 'full'

export interface Classes {
  create(newClass: NewClass): Promise<void>
  byId(classId: string): Promise<ClassRecord | undefined>
  /** Also of a class that is over: its pupils still come in. */
  byCode(code: string): Promise<ClassRecord | undefined>
  /** Those that the person teaches or is in, newest first; archived ones only for their teacher. */
  ofPerson(userId: string): Promise<readonly ClassRecord[]>
  change(classId: string, change: ClassChange, at: number): Promise<void>
  setCode(classId: string, code: string): Promise<void>
  /** In the order of their nicknames, without those who were taken out. */
  members(classId: string): Promise<readonly ClassMember[]>
  /** Lets an account in, again when it was taken out; who is in it already stays as they are. */
  join(
    classId: string,
    account: Pick<Account, 'id' | 'name'>,
    at: number,
    maxMembers: number,
  ): Promise<JoinOutcome>
  /** Whether a new pupil would come in under a nickname now: asked before work that costs something. */
  roomFor(classId: string, nickname: string, maxMembers: number): Promise<JoinOutcome>
  /** Makes a pupil's account in the class. */
  addPupil(pupil: NewPupil, maxMembers: number): Promise<JoinOutcome>
  /** Whoever comes in by this nickname and pictures, taken out of the class or not. */
  secretOf(
    classId: string,
    nickname: string,
  ): Promise<{ readonly userId: string; readonly secretHash: string } | undefined>
  /** False when nobody who comes in by pictures is in the class under that username. */
  setSecret(classId: string, username: string, secretHash: string): Promise<boolean>
  /** The account and its work stay. Answers whose it is, or `undefined` when nobody is in the class under that username. */
  remove(classId: string, username: string, at: number): Promise<string | undefined>
  /**
   * What people of the class show to it, newest change first; not published yet only for who may open it then: its people, and who teaches the
   * class.
   */
  projects(
    classId: string,
    viewer: { readonly userId: string; readonly isTeacher: boolean },
  ): Promise<readonly ProjectSummary[]>
  /** Ids of what a person shows to their classes. */
  shownBy(userId: string): Promise<readonly string[]>
  /**
   * Gives a pupil's account an email and a password, which ends its pictures. An email that belongs to an older account stays there.
   * `not-a-pupil`: it has a password already.
   */
  keep(
    userId: string,
    account: { readonly username: string; readonly email: string; readonly passwordHash: string },
  ): Promise<'kept' | 'kept-beside' | 'username-taken' | 'not-a-pupil'>
}
