/** Length of one turn, and the messages of a frame that are heard in it; far more than an honest page sends. Milliseconds. */
const turn = 100
const mostMessages = 500
/** A page sends logs once a picture, but each may hold hundreds of lines. */
const mostLogs = 30

/** What a frame may still say in this turn. */
export interface MessageAllowance {
  /** Whether one more message may be looked at. */
  hears(): boolean
  /** Whether one more message with logs may be read. */
  hearsLog(): boolean
}

/** Limits how much work the messages of a hostile page can make. `now` is a clock in milliseconds that only goes forward. */
export function createMessageAllowance(now: () => number): MessageAllowance {
  let since = now()
  let messages = 0
  let logs = 0
  return {
    hears() {
      if (now() - since >= turn) {
        since = now()
        messages = 0
        logs = 0
      }
      messages += 1
      return messages <= mostMessages
    },
    hearsLog() {
      logs += 1
      return logs <= mostLogs
    },
  }
}
