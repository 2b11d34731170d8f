/** How long to wait before a browser that refused to store is asked again. */
const retryMs = 2_000

/** The wait before what was refused is tried again. */
export class RetryPause {
  private end: (() => void) | undefined

  take(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.cut(), retryMs)
      this.end = () => {
        clearTimeout(timer)
        this.end = undefined
        resolve()
      }
    })
  }

  /** Ends the wait in progress now. Returns whether there was one. */
  cut(): boolean {
    const isWaiting = this.end !== undefined
    this.end?.()
    return isWaiting
  }
}
