import * as Blockly from 'blockly/core'

/** A row of the toolbox that leaves it to the style sheet how it shows its colour. */
class CategoryRow extends Blockly.ToolboxCategory {
  /** Blockly leaves it bare in a toolbox that lies. */
  protected override createIconDom_(): Element {
    const icon = super.createIconDom_()
    icon.setAttribute('class', this.cssConfig_.icon ?? '')
    return icon
  }

  /** The style sheet says what is chosen: on Blockly's colour the words could not be read in every theme. */
  override setSelected(isSelected: boolean): void {
    super.setSelected(isSelected)
    if (this.rowDiv_) this.rowDiv_.style.backgroundColor = ''
  }

  protected override addColourBorder_(colour: string): void {
    this.rowDiv_?.style.setProperty('--nestling-category', colour)
  }
}

/** Makes all categories of toolboxes rows of ours. */
export function registerCategoryRow(): void {
  const { ToolboxCategory, registry } = Blockly
  registry.register(registry.Type.TOOLBOX_ITEM, ToolboxCategory.registrationName, CategoryRow, true)
}
