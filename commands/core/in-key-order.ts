import { byKey } from '../../model/document/by-key.ts'
import { compareText } from '../../model/document/stamp.ts'
import type { Write } from './write.ts'

/** The same writes of different registers, record by record and key by key: for what is listed as the document has it (`byKey`). */
export const inKeyOrder = (writes: readonly Write[]): readonly Write[] =>
  writes
    .map((write) => (write.op === 'create' ? { ...write, values: byKey(write.values) } : write))
    .sort((a, b) => compareText(a.root, b.root) || compareText(a.id ?? '', b.id ?? '') || compareKeys(a, b))

/** A record is made before it is written to. */
const compareKeys = (a: Write, b: Write): number => compareText(keyOf(a), keyOf(b))

const keyOf = (write: Write): string => (write.op === 'set' || write.op === 'erase' ? write.key : '')
