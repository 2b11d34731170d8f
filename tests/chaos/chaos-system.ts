import type { Storage } from '../../server/storage/storage.ts'

/** Something that is killed under its clients' hands. */
export interface ChaosSystem {
  readonly name: string
  /** Where clients reach it. */
  readonly origin: string
  /** What can happen to it: each kills something for good and resolves when that is gone. */
  readonly disasters: Readonly<Record<string, () => Promise<void>>>
  /** Starts again whatever was killed; resolves when it says that it is ready. */
  mend(): Promise<void>
  /** Reads what is stored, while whatever was killed is still dead if that is possible. */
  inspect<Result>(look: (storage: Storage) => Promise<Result>): Promise<Result>
  /** Whether `inspect` must wait for `mend`. */
  readonly isReadAfterMend: boolean
  end(): Promise<void>
}
