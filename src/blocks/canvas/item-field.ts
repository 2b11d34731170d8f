import * as Blockly from 'blockly/core'
import { itemFieldType } from '../../../language/blocks/block-json.ts'
import { type Item, itemsOf } from './item-source.ts'

/** Pixels that the picture takes at the left of the name. */
const pictureSpace = 28
const pictureSize = 22

/**
 * Picks one thing of the scene: its picture and name on the block, all things in the list. The value is the entity's id,
 * so that renaming the thing changes what the block says and not what it does; a thing that is gone stays, marked.
 */
class ItemField extends Blockly.FieldDropdown {
  private picture: SVGImageElement | undefined

  constructor(value: string) {
    super(() => [['', '']])
    // Blockly calls the generator on the field; a closure could not name it before `super`.
    this.menuGenerator_ = () => this.choices()
    this.setValue(value)
  }

  static override fromJson(options: Blockly.FieldDropdownFromJsonConfig): ItemField {
    return new ItemField('entity' in options && typeof options.entity === 'string' ? options.entity : '')
  }

  /** A block in the toolbox talks about a real thing, so that it does something when it is pulled out. */
  override initModel(): void {
    super.initModel()
    const block = this.getSourceBlock()
    if (this.getValue() === '' && block?.isInFlyout) this.setValue(this.source()?.preferred() ?? '')
  }

  protected override doClassValidation_(value?: unknown): string | null {
    return typeof value === 'string' ? value : null
  }

  protected override getText_(): string {
    const id = this.getValue() ?? ''
    if (id === '') return this.source()?.unchosen() ?? ''
    return this.item()?.name ?? `⚠ ${this.source()?.missing() ?? ''}`
  }

  protected override render_(): void {
    super.render_()
    const address = this.item()?.picture
    const group = this.fieldGroup_
    if (!group) return
    for (const part of [
      this.textElement_,
      ...group.querySelectorAll<SVGElement>('image, .blocklyDropdownArrow'),
    ]) {
      if (part && part !== this.picture) part.style.translate = address ? `${pictureSpace}px` : ''
    }
    if (!address) {
      this.picture?.remove()
      this.picture = undefined
      return
    }
    this.picture ??= Blockly.utils.dom.createSvgElement<SVGImageElement>(
      'image',
      { width: pictureSize, height: pictureSize, class: 'nestlingItemPicture' },
      group,
    )
    this.size_.width += pictureSpace
    this.positionBorderRect_()
    this.picture.setAttribute('href', address)
    this.picture.setAttribute('x', '6')
    this.picture.setAttribute('y', String((this.size_.height - pictureSize) / 2))
  }

  private source() {
    return itemsOf(this.getSourceBlock()?.workspace)
  }

  private item(): Item | undefined {
    return this.source()
      ?.items()
      .find(({ id }) => id === this.getValue())
  }

  private choices(): Blockly.MenuOption[] {
    const items = this.source()?.items() ?? []
    const choices = items.flatMap((item, index): Blockly.MenuOption[] => {
      const entry: Blockly.MenuOption = [menuEntry(item), item.id]
      const isNewGroup = index > 0 && items[index - 1]?.group !== item.group
      return isNewGroup ? [Blockly.FieldDropdown.SEPARATOR, entry] : [entry]
    })
    return choices.length > 0 ? choices : [[this.source()?.unchosen() ?? '–', '']]
  }
}

function menuEntry({ name, picture, group }: Item): HTMLElement {
  const entry = document.createElement('span')
  entry.className = 'nestlingItemEntry'
  entry.title = `${name} – ${group}`
  if (picture) {
    const image = document.createElement('img')
    image.src = picture
    image.alt = ''
    entry.append(image)
  }
  entry.append(name)
  return entry
}

/** Puts the picker where the block definitions ask for a thing. */
export function registerItemField(): void {
  if (Blockly.registry.hasItem(Blockly.registry.Type.FIELD, itemFieldType))
    Blockly.fieldRegistry.unregister(itemFieldType)
  Blockly.fieldRegistry.register(itemFieldType, ItemField)
}

/** Shows the things of the scene anew on every block of a canvas, after one was renamed or is gone. */
export function refreshItems(workspace: Blockly.Workspace): void {
  for (const block of workspace.getAllBlocks(false)) {
    for (const field of block.getFields()) if (field instanceof ItemField) field.forceRerender()
  }
}
