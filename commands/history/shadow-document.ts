import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { isEntityId } from '../../model/ids.ts'
import { applyForeignState } from '../core/apply-foreign-state.ts'
import type { BirthsAndEnds } from './births-and-ends.ts'
import type { HistoryTarget } from './history-line.ts'
import { historyTargets } from './history-targets.ts'
import { type Moment, momentOf } from './moment.ts'
import { type Operations, operationsOf } from './operations.ts'
import { showsScene } from './shows.ts'

interface Applied extends BirthsAndEnds {
  readonly targets: readonly HistoryTarget[]
  readonly operations: Operations
}

/** A copy of the document that follows a journal and sees what each entry changed. */
export class ShadowDocument {
  readonly document: Y.Doc
  readonly now: Moment
  private targets = new Set<HistoryTarget>()
  /** The scenes and things that were there when an entry was last applied. */
  private readonly there = new Set<HistoryTarget>()

  /** `base`: the whole document (update, version 2). Throws what `applyForeignState` throws. */
  constructor(base: Uint8Array) {
    const { document, loaded } = openDocument()
    applyForeignState(document, base)
    loaded()
    this.document = document
    this.now = momentOf(document)
    this.now.records.invalidate((root, ids) => {
      for (const target of historyTargets(root, ids)) this.targets.add(target)
    })
    const { project } = this.now
    for (const { id } of project.scenes) {
      this.there.add(`scene:${id}`)
      for (const entity of project.entities(id)) this.there.add(`entity:${entity.id}`)
    }
  }

  /** Applies an entry's update (version 1) and returns what it changed. */
  apply(update: Uint8Array): Applied {
    this.targets = new Set()
    const operations = this.document.transact((transaction) => {
      Y.applyUpdate(this.document, update)
      return operationsOf(transaction)
    })
    const targets = [...this.targets]
    return { targets, operations, ...this.follow(targets) }
  }

  private follow(targets: readonly HistoryTarget[]): BirthsAndEnds {
    const known = targets.filter((target) => /^(scene|entity):/.test(target))
    const born = known.filter((target) => !this.there.has(target) && this.isThere(target))
    const gone = known.filter((target) => this.there.has(target) && !this.isThere(target))
    for (const target of born) this.there.add(target)
    for (const target of gone) this.there.delete(target)
    return { born, gone }
  }

  /** Another program may have stored anything under any name: what no project shows is not there. */
  private isThere(target: HistoryTarget): boolean {
    const colon = target.indexOf(':')
    const id = target.slice(colon + 1)
    const { project } = this.now
    if (target.slice(0, colon) !== 'scene') return isEntityId(id) && project.entity(id) !== undefined
    return showsScene(project, id)
  }
}
