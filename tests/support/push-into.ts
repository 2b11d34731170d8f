import * as Y from 'yjs'

/** Puts plain values among the letters of a text, which Yjs itself offers nobody and takes from everybody. */
export function pushInto(text: Y.Text, values: readonly unknown[]): void {
  const { doc } = text
  doc?.transact((transaction) => {
    const { store, clientID } = doc
    const id = Y.createID(clientID, Y.getState(store, clientID))
    const first = text._start
    const item = new Y.Item(
      id,
      null,
      null,
      first,
      first?.id ?? null,
      text,
      null,
      new Y.ContentAny([...values]),
    )
    item.integrate(transaction, 0)
  })
}
