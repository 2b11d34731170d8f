/** What an archive may take before it is believed. */
export const archiveLimits = {
  entries: 500,
  /** Bytes of all files unpacked. */
  unpacked: 200_000_000,
  /** Bytes of the packed file: more than one of so much can have. */
  packed: 210_000_000,
  /** How many times larger than packed; small files pack better than that honestly. */
  ratio: 100,
  /** Bytes of one file below which the ratio is not asked. */
  freeOfRatio: 100_000,
  /** Bytes of the manifest. */
  manifest: 1_000_000,
} as const
