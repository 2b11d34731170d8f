import { dayMs } from '../../protocol/day-ms.ts'

/**
 * How many bytes one account may have written into projects, by edits, publications, copies and pictures. A child that builds all day writes a few
 * megabytes; uploaded files have quotas of their own.
 */
export const volumeLimits = {
  bytesPerDay: 200_000_000,
  /** In `days` days together, as long as every edit is kept. */
  bytesInAll: 1_500_000_000,
  days: 30,
}

export const dayOf = (at: number): number => Math.floor(at / dayMs)
