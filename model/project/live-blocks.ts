import type { BlocksFile } from '../blocks/blocks-file.ts'
import { BlocksView, type RecordChanges } from '../blocks/blocks-view.ts'
import type { Records, StoredRecord } from '../document/records.ts'

const prefixes = { blocks: 'blocks:', variables: 'vars:', comments: 'wcom:' } as const
type Part = keyof typeof prefixes

/** The blocks of one file of a document, brought up to date when they are read. */
export class LiveBlocks {
  private readonly records: Records
  private readonly fileId: string
  private readonly view = new BlocksView()
  private stale: Record<Part, Set<string>>
  private file: BlocksFile | undefined

  constructor(records: Records, fileId: string) {
    this.records = records
    this.fileId = fileId
    const all = (part: Part) => new Set(records.ids(`${prefixes[part]}${fileId}`))
    this.stale = { blocks: all('blocks'), variables: all('variables'), comments: all('comments') }
  }

  /** Tells that records of a root of this file changed. */
  invalidate(root: string, ids: ReadonlySet<string>): void {
    const stale = this.stale[partOf(root)]
    for (const id of ids) stale.add(id)
  }

  /** The same object until something changes. */
  get(): BlocksFile {
    const { blocks, variables, comments } = this.stale
    if (this.file && blocks.size + variables.size + comments.size === 0) return this.file
    this.stale = { blocks: new Set(), variables: new Set(), comments: new Set() }
    this.file = this.view.update({
      blocks: this.read('blocks', blocks),
      variables: this.read('variables', variables),
      comments: this.read('comments', comments),
    })
    return this.file
  }

  private read(part: Part, ids: ReadonlySet<string>): RecordChanges {
    const root = `${prefixes[part]}${this.fileId}` as const
    return [...ids].map((id) => [
      id,
      this.records.has(root, id) ? (this.records.record(root, id) ?? noRecord) : undefined,
    ])
  }
}

/** Something under an id that is no record: it is kept and counts as broken. */
const noRecord: StoredRecord = Object.freeze({})

const partOf = (root: string): Part =>
  root.startsWith(prefixes.blocks) ? 'blocks' : root.startsWith(prefixes.variables) ? 'variables' : 'comments'
