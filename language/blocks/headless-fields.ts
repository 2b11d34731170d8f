import type * as BlocklyCore from 'blockly/core'
import { colourFieldType, fontFieldType, itemFieldType, soundFieldType } from './block-json.ts'

/** Registers the fields of ours so that they only hold their value: for Node, where blocks are loaded but never seen. */
export function registerHeadlessFields(blockly: typeof BlocklyCore): void {
  class HeadlessItemField extends blockly.Field<string> {
    static override fromJson(options: BlocklyCore.FieldConfig & { entity?: string }): HeadlessItemField {
      return new HeadlessItemField(options.entity ?? '')
    }
    override SERIALIZABLE = true
  }
  class HeadlessSoundField extends blockly.Field<string> {
    static override fromJson(options: BlocklyCore.FieldConfig & { sound?: string }): HeadlessSoundField {
      return new HeadlessSoundField(options.sound ?? '')
    }
    override SERIALIZABLE = true
  }
  class HeadlessColourField extends blockly.Field<string> {
    static override fromJson(options: BlocklyCore.FieldDropdownFromJsonConfig): HeadlessColourField {
      return new HeadlessColourField(options.options?.[0]?.[1] ?? '')
    }
    override SERIALIZABLE = true
  }
  for (const [type, field] of [
    [colourFieldType, HeadlessColourField],
    [fontFieldType, blockly.FieldDropdown],
    [itemFieldType, HeadlessItemField],
    [soundFieldType, HeadlessSoundField],
  ] as const)
    if (!blockly.registry.hasItem(blockly.registry.Type.FIELD, type))
      blockly.fieldRegistry.register(type, field)
}
