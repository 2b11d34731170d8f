import type { StoredRecord } from './records.ts'

/** Whether a record counts as deleted. Our own writings are stamps or nothing; `null` and `false` of others mean nothing too. */
export const isDeleted = ({ del }: StoredRecord): boolean =>
  del !== undefined && del !== null && del !== false
