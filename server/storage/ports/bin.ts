import type { BinnedProject } from '../../../protocol/http/bin.ts'

/** Deleted projects, for the time in which their owners may have them back. A project in the bin is missing everywhere else. */
export interface Bin {
  /** Its address and its old ones are free again at once. */
  put(projectId: string, at: number): Promise<void>
  /** Newest first. */
  ofOwner(ownerId: string): Promise<readonly BinnedProject[]>
  /** Back under its name, or the name with the lowest free number. False when it is not in this person's bin. */
  restore(projectId: string, ownerId: string, at: number): Promise<boolean>
  /** Removes it and all that was stored of it. False when it is not in this person's bin. */
  remove(projectId: string, ownerId: string): Promise<boolean>
  /** Removes what was put into the bin before `before`; answers how many. */
  purge(before: number): Promise<number>
}
