/** A promise whose rejection on Stop does not show up anywhere if the script did not await it. */
export function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
