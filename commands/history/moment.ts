import type * as Y from 'yjs'
import { type Records, recordsOf } from '../../model/document/records.ts'
import { isRootName, type RootName } from '../../model/document/root-name.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'

/** A project as it was, or is, at one moment. */
export interface Moment {
  readonly project: Project
  readonly records: Records
  readonly roots: ReadonlySet<RootName>
}

/** The moment that a document is at; it follows the document. */
export function momentOf(document: Y.Doc): Moment {
  return {
    project: materialise(document),
    records: recordsOf(document),
    get roots() {
      return new Set([...document.share.keys()].filter(isRootName))
    },
  }
}
