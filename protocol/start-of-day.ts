/** When a day (YYYY-MM-DD) begins in UTC; `NaN` for what is none. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)
