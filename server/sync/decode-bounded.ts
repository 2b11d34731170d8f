import * as Y from 'yjs'
import { maxUpdateParts } from '../../protocol/sync/sync-limits.ts'

export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>

class TooManyParts extends Error {}

/** Stops in the middle of an update that is made of too many parts, before they take time and memory. */
class BoundedDecoder extends Y.UpdateDecoderV1 {
  private left = maxUpdateParts

  override readInfo(): number {
    this.spend()
    return super.readInfo()
  }

  override readClient(): number {
    this.spend()
    return super.readClient()
  }

  override readDsClock(): number {
    this.spend()
    return super.readDsClock()
  }

  override readAny(): unknown {
    this.spend()
    return super.readAny()
  }

  override readString(): string {
    this.spend()
    return super.readString()
  }

  private spend(): void {
    this.left -= 1
    if (this.left < 0) throw new TooManyParts()
  }
}

/** Decodes a v1 update; `unreadable` also for values nested so deeply that they cannot be read. */
export function decodeBounded(update: Uint8Array): DecodedUpdate | 'unreadable' | 'too-many-parts' {
  try {
    return Y.decodeUpdateV2(update, BoundedDecoder)
  } catch (error) {
    return error instanceof TooManyParts ? 'too-many-parts' : 'unreadable'
  }
}
