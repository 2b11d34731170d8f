import type { XpKind } from '../tables/reward-tables.ts'

export interface XpEntry {
  readonly userId: string
  /** What the points are for; the same key never counts twice for a person. */
  readonly key: string
  readonly kind: XpKind
  readonly points: number
  /** YYYY-MM-DD where the person is. */
  readonly day: string
  readonly at: number
}

/** How publishing is rewarded. */
export interface PublishRule {
  readonly first: number
  readonly later: number
  readonly mostLaterADay: number
}

export interface Rewards {
  /** IANA name; `undefined` when their browser has not said it. */
  timeZone(userId: string): Promise<string | undefined>
  setTimeZone(userId: string, timeZone: string): Promise<void>
  /** False when the key has counted before. */
  give(entry: XpEntry): Promise<boolean>
  /** The points follow from what the person has published before, whatever else is published at the same moment. */
  giveForPublish(entry: Omit<XpEntry, 'points' | 'kind'>, rule: PublishRule): Promise<void>
  xp(userId: string): Promise<number>
  /** Notes that somebody edited something on a day. */
  addDay(userId: string, day: string): Promise<void>
  /** The newest 1,000 of these days, newest first. */
  days(userId: string): Promise<readonly string[]>
  /** Whether somebody has XP and a streak: a class may do without. What is earned meanwhile is kept. */
  areOn(userId: string): Promise<boolean>
}
