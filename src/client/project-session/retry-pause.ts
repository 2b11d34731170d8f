import type { WritableValue } from '../observable-value.ts'

/** How long to wait before a browser that refused to store is asked again. */
const retryMs = 2_000

/** The wait before what was refused is tried again. Who waits is not busy (`isBusy`) meanwhile. */
export class RetryPause {
  private readonly isBusy: WritableValue<boolean> | undefined
  private end: (() => void) | undefined

  constructor(isBusy?: WritableValue<boolean>) {
    this.isBusy = isBusy
  }

  take(): Promise<void> {
    this.isBusy?.set(false)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.cut(), retryMs)
      this.end = () => {
        clearTimeout(timer)
        this.end = undefined
        resolve()
        this.isBusy?.set(true)
      }
    })
  }

  /** Ends the wait in progress, if there is one, now. */
  cut(): void {
    this.end?.()
  }
}
