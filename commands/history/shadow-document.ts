import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import type { HistoryTarget } from './history-line.ts'
import { historyTargets } from './history-targets.ts'
import { type Moment, momentOf } from './moment.ts'
import { Operations } from './operations.ts'

/** A copy of the document that follows a journal and sees what each entry changed. */
export class ShadowDocument {
  readonly document: Y.Doc
  readonly now: Moment
  private targets = new Set<HistoryTarget>()

  /** `base`: the whole document (update, version 2). Throws what Yjs throws when it cannot decode the bytes. */
  constructor(base: Uint8Array) {
    const { document, loaded } = openDocument()
    Y.applyUpdateV2(document, base)
    loaded()
    this.document = document
    this.now = momentOf(document)
    this.now.records.invalidate((root, ids) => {
      for (const target of historyTargets(root, ids)) this.targets.add(target)
    })
  }

  /** Applies an entry's update (version 1) and returns what it changed. */
  apply(update: Uint8Array): { readonly targets: readonly HistoryTarget[]; readonly operations: Operations } {
    this.targets = new Set()
    const operations = this.document.transact((transaction) => {
      Y.applyUpdate(this.document, update)
      return Operations.of(transaction)
    })
    return { targets: [...this.targets], operations }
  }
}
