/** Places of lists that one call may make room for: 80 MB. */
const mostAtOnce = 10_000_000
/** All that a script may make room for until it lets go of the computer: 400 MB, if it keeps them all. */
const mostOfTurn = 50_000_000

/** Memory that a script asks for where its size is known before. */
export interface Room {
  /** Takes so many places. Throws what the engine itself throws when there is no room. */
  take(places: number): void
  /** A new turn of the script begins. */
  turn(): void
}

export function createRoom(): Room {
  let taken = 0
  return {
    take(places) {
      if (!(places > 0)) return
      taken += places
      if (places > mostAtOnce || taken > mostOfTurn) throw new RangeError('Invalid array length')
    },
    turn() {
      taken = 0
    },
  }
}

/** How long a list will be that is made of a value: a number as it is, else its own length or size. */
export function placesOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return value instanceof Set || value instanceof Map ? value.size : 0
}
