/** What accounts did so much of that it must be bounded. */
export interface VolumeTables {
  written_bytes: WrittenBytesTable
  guess_count: GuessCountTable
}

/** Bytes that an account wrote into projects on a day (days since 1970). */
interface WrittenBytesTable {
  user_id: string
  day: number
  bytes: number
}

/** Wrong tries of a day; the key says of what, as a hash. */
interface GuessCountTable {
  key: string
  day: number
  count: number
}
