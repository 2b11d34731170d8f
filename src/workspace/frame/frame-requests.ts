/** Questions to a frame that wait for their answer. */
export interface FrameRequests<Answer> {
  /** Asks by `send`; resolves with `otherwise` when no answer came within `within` milliseconds. */
  ask(send: (requestId: number) => void, otherwise: Answer, within: number): Promise<Answer>
  answer(requestId: number, answer: Answer): void
}

/** Keeps the questions of one kind apart by number. */
export function createFrameRequests<Answer>(): FrameRequests<Answer> {
  let last = 0
  const open = new Map<number, (answer: Answer) => void>()
  return {
    ask(send, otherwise, within) {
      last += 1
      const requestId = last
      return new Promise((resolve) => {
        const timer = setTimeout(() => open.get(requestId)?.(otherwise), within)
        open.set(requestId, (answer) => {
          clearTimeout(timer)
          open.delete(requestId)
          resolve(answer)
        })
        send(requestId)
      })
    },
    answer: (requestId, answer) => open.get(requestId)?.(answer),
  }
}
