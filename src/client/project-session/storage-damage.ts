/** Something that this browser kept and that is not as it was written; named in the recording. */
export interface StorageDamage {
  readonly code: 'storage.damaged'
  /** Which of the project's stores, and which part of it: a segment of the journal, the rows of the document, the pointer to the epoch. */
  readonly store: 'journal' | 'document' | 'epochs'
  readonly part: string
  /** The entry (journal), row (document) or epoch at which it was found. */
  readonly at: number
  /**
   * `base`: where entries begin is missing or altered. `gap`: entries are missing. `tail`: the last ones are. `entry`: a row is no
   * entry. `hash`: the chain is broken. `bytes`: an update is not the one that was written.
   * `pointer`: the one to the epoch is missing. `segment`: what is said of a segment is not what is said of one.
   */
  readonly why: 'segment' | 'base' | 'gap' | 'tail' | 'entry' | 'hash' | 'bytes' | 'pointer'
}
