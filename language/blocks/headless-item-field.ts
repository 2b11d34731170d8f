import type * as BlocklyCore from 'blockly/core'
import { itemFieldType } from './block-json.ts'

/** Registers a `field_item` that only holds the entity id: for Node, where blocks are loaded but never seen. */
export function registerHeadlessItemField(blockly: typeof BlocklyCore): void {
  class HeadlessItemField extends blockly.Field<string> {
    static override fromJson(options: BlocklyCore.FieldConfig & { entity?: string }): HeadlessItemField {
      return new HeadlessItemField(options.entity ?? '')
    }
    override SERIALIZABLE = true
  }
  if (blockly.registry.hasItem(blockly.registry.Type.FIELD, itemFieldType)) return
  blockly.fieldRegistry.register(itemFieldType, HeadlessItemField)
}
