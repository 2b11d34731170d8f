import type { Struct } from '../../model/document/struct.ts'
import { type ValueFault, valueFault } from '../../model/document/value-fault.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { maxUpdateParts } from '../../protocol/sync/sync-limits.ts'

const codes: Readonly<Record<ValueFault, ErrorCode>> = {
  subdocument: 'sync.update-unreadable',
  'rich-text': 'sync.update-unreadable',
  'too-deep': 'sync.update-too-deep',
  'too-many': 'sync.update-too-large',
}

/** Why the content of an update must not come in (`valueFault`). */
export function contentFault(structs: readonly Struct[], most = maxUpdateParts): ErrorCode | undefined {
  const fault = valueFault(structs, most)
  return fault && codes[fault]
}
