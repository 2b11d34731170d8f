import * as decoding from 'lib0/decoding'
import { messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync'
import { ProjectId } from '../../model/ids.ts'
import { maxSmallFrameBytes } from '../../protocol/sync/sync-limits.ts'

/** A frame of a client, read as far as it says where it belongs. */
export type Frame = { readonly projectId: string; readonly bytes: Uint8Array } & (
  | Edit
  | Message
  /** Presence and the question for it: their place among other frames means nothing. */
  | { readonly kind: 'presence' }
  /** A handshake, a token, a farewell, nonsense. */
  | { readonly kind: 'other' }
)

/** An update of the document. */
export interface Edit {
  readonly kind: 'edit'
  /** It is all that the server did not have, because the server has asked. */
  readonly isAnswer: boolean
  /** Yjs v1. */
  readonly update: Uint8Array
}

/** A label, a mark, a sticker or a ping, as JSON. */
export interface Message {
  readonly kind: 'message'
  readonly text: string
}

type Other = { readonly kind: 'presence' | 'other' }

/** Hocuspocus' message types that a client may send. */
const types = {
  sync: 0,
  awareness: 1,
  auth: 2,
  queryAwareness: 3,
  syncReply: 4,
  stateless: 5,
  close: 7,
} as const
const clientTypes: ReadonlySet<number> = new Set(Object.values(types))
/** Only these carry a document. */
const largeTypes: ReadonlySet<number> = new Set([types.sync, types.syncReply])

/** Hocuspocus keeps what it knows of rooms in plain objects, where the names that every object has are taken. */
const isProject = (name: string): boolean => ProjectId.safeParse(name).success && !(name in Object.prototype)

const other: Other = { kind: 'other' }

function readSync(decoder: decoding.Decoder): Edit | Other {
  const step = decoding.readVarUint(decoder)
  const isAnswer = step === messageYjsSyncStep2
  if (!isAnswer && step !== messageYjsUpdate) return other
  return { kind: 'edit', isAnswer, update: decoding.readVarUint8Array(decoder) }
}

/** What cannot be read to its end is for hocuspocus, which closes the connection: what was in it must not be missed silently. */
function readBody(type: number, decoder: decoding.Decoder): Edit | Message | Other {
  try {
    if (type === types.sync || type === types.syncReply) return readSync(decoder)
    if (type === types.stateless) return { kind: 'message', text: decoding.readVarString(decoder) }
    return type === types.awareness || type === types.queryAwareness ? { kind: 'presence' } : other
  } catch {
    return other
  }
}

/**
 * Reads a frame; `undefined` when it does not begin with the id of a project and a known type, or is larger than its type may be: what
 * somebody says is read as JSON before anybody can ask how long it is.
 */
export function readFrame(bytes: Uint8Array): Frame | undefined {
  try {
    const decoder = decoding.createDecoder(bytes)
    const projectId = decoding.readVarString(decoder)
    const type = decoding.readVarUint(decoder)
    if (!isProject(projectId) || !clientTypes.has(type)) return undefined
    if (bytes.byteLength > maxSmallFrameBytes && !largeTypes.has(type)) return undefined
    return { projectId, bytes, ...readBody(type, decoder) }
  } catch {
    return undefined
  }
}
