import * as decoding from 'lib0/decoding'
import { ProjectId } from '../../model/ids.ts'

/** Hocuspocus' message types that a client may send: sync, awareness, auth, query, sync reply, stateless, close. */
const clientTypes: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 7])

/** Whether bytes begin like a frame: the id of a project and a known message type. The rest is checked where it is used. */
export function isFrame(bytes: Uint8Array): boolean {
  try {
    const decoder = decoding.createDecoder(bytes)
    const isProject = ProjectId.safeParse(decoding.readVarString(decoder)).success
    return isProject && clientTypes.has(decoding.readVarUint(decoder))
  } catch {
    return false
  }
}
