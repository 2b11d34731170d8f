/** A value that is read when it is asked for and kept until it is stale. */
export class Shown<T> {
  private readonly read: (before: T) => T
  private value: T
  private isStale = true

  /** `read` gets the value before, so that it can keep what shows the same. */
  constructor(none: T, read: (before: T) => T) {
    this.value = none
    this.read = read
  }

  get(): T {
    if (this.isStale) {
      this.isStale = false
      this.value = this.read(this.value)
    }
    return this.value
  }

  spoil(): void {
    this.isStale = true
  }
}
