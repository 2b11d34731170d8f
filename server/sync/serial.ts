/** Runs tasks one after the other, in the order they were given; a failed one does not stop the next. */
export function createSerial(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}
