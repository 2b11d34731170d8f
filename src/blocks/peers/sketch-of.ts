import * as Blockly from 'blockly/core'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { toJson } from '../../../model/document/to-json.ts'
import type { JsonObject } from '../../../model/json.ts'
import { maxPresenceBytes } from '../../../protocol/sync/sync-limits.ts'

/** Bytes that a sketch may take; the rest is for where it is and who has it. */
const most = maxPresenceBytes - 700

/** What a stack looks like, for people whose document does not have it: all of it when that is short enough, else its first block, else that without what is in it. */
export function sketchOf(block: Blockly.Block): JsonObject {
  const { type } = block
  for (const addNextBlocks of [true, false]) {
    const state = Blockly.serialization.blocks.save(block, {
      addNextBlocks,
      doFullSerialization: true,
      saveIds: false,
    })
    const text = JSON.stringify(state)
    const sketch = toJson(JSON.parse(text))
    if (isJsonObject(sketch) && new TextEncoder().encode(text).length <= most) return sketch
  }
  return { type }
}
