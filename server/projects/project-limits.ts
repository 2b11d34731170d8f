/**
 * What one account may make. A person never meets these numbers, nor does a class behind one address: they count accounts. Who keeps a
 * machine busy does, before the disk is full.
 */
export const projectLimits = {
  /** Projects of one account, those in the bin too. */
  projects: 1_000,
  /** Projects made by one account in an hour, and copies of others’. */
  madePerHour: 300,
  copiedPerHour: 300,
  /** Publishes of one account in an hour. */
  publishedPerHour: 120,
  /** Publications of one project that are kept; the newest is the one that is shown. */
  publications: 5,
}
