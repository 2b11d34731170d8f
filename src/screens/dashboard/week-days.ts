export interface WeekDay {
  /** YYYY-MM-DD where the days are counted. */
  readonly key: string
  /** Noon of that day in UTC, for its name. */
  readonly noon: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** The newest seven days, today last, in a time zone; `now` in milliseconds. */
export function weekDays(now: number, timeZone: string): readonly WeekDay[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(noon - (6 - index) * dayMs)
    return { key: day.toISOString().slice(0, 10), noon: day }
  })
}
