import * as Y from 'yjs'

/**
 * A Yjs document that spends little on telling: for each of the nine events of a transaction Yjs makes a Map, an iterator and a list, whoever
 * listens, and that is a tenth of a command.
 */
export class LiveDocument extends Y.Doc {
  override emit(...[name, args]: Parameters<Y.Doc['emit']>): void {
    const observers = this._observers.get(name)
    if (!observers) return
    // A copy, as Yjs makes one: who begins to listen meanwhile hears of the next change.
    for (const observer of [...observers]) observer(...args)
  }
}
