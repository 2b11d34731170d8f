import * as Blockly from 'blockly/core'
import { itemFieldType } from '../../../language/blocks/block-json.ts'
import { itField } from '../../../language/blocks/it-field.ts'
import { type Item, itemsOf } from './item-source.ts'
import { standsUnderIt } from './stands-under-it.ts'

/** Pixels that the picture takes at the left of the name. */
const pictureSpace = 28
const pictureSize = 22
/** Addresses of pictures that do not come, for now: a torn one says less than none. */
const missing = new Set<string>()
/** Milliseconds after which they are asked for again, where there was a network. */
const missingFor = 30_000

/** On the field of a thing that is not there. */
const goneClass = 'nestlingGoneItem'

/**
 * Picks one thing of the scene: its picture and name on the block, all things in the list. The value is the entity's id,
 * so that renaming the thing changes what the block says and not what it does; a thing that is gone stays, marked.
 */
class ItemField extends Blockly.FieldDropdown {
  private picture: SVGImageElement | undefined

  constructor(value: string) {
    super(() => [['', '']])
    // Blockly asks for the choices to read the field out; the list that people see is our own.
    this.menuGenerator_ = () => [[this.getText_() || '–', this.getValue() ?? '']]
    this.setValue(value)
  }

  static override fromJson(options: Blockly.FieldDropdownFromJsonConfig): ItemField {
    return new ItemField('entity' in options && typeof options.entity === 'string' ? options.entity : '')
  }

  /** A block in the toolbox talks about a real thing, so that it does something when it is pulled out. */
  override initModel(): void {
    super.initModel()
    const block = this.getSourceBlock()
    if (this.getValue() !== '' || !block?.isInFlyout) return
    const taken = new Set<string>()
    for (const field of block.getFields()) if (field instanceof ItemField) taken.add(field.getValue() ?? '')
    this.setValue(this.source()?.preferred(taken) ?? '')
  }

  protected override doClassValidation_(value?: unknown): string | null {
    return typeof value === 'string' ? value : null
  }

  protected override getText_(): string {
    const words = this.source()?.words
    const id = this.getValue() ?? ''
    if (id === '') return words?.unchosen ?? ''
    if (this.isGone()) return `⚠ ${words?.pickAnother ?? ''}`
    return id === itField ? (words?.it ?? '') : (this.item()?.name ?? '')
  }

  override getAriaValue(): string {
    return this.getText()
  }

  override getAriaTypeName(): string {
    return this.source()?.words.thing ?? ''
  }

  protected override showEditor_(): void {
    const source = this.source()
    // The list is fetched when somebody opens the first.
    if (source) void import('./pick-item.ts').then(({ pickItem }) => pickItem(this, source))
  }

  protected override render_(): void {
    super.render_()
    const wanted = this.item()?.picture
    const address = wanted !== undefined && missing.has(wanted) ? undefined : wanted
    const group = this.fieldGroup_
    if (!group) return
    group.classList.toggle(goneClass, this.isGone())
    if (this.isInitialized) this.recomputeAriaContext()
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
    this.picture ??= this.createPicture(group)
    this.size_.width += pictureSpace
    this.positionBorderRect_()
    this.picture.setAttribute('href', address)
    this.picture.setAttribute('x', '6')
    this.picture.setAttribute('y', String((this.size_.height - pictureSize) / 2))
  }

  private createPicture(group: SVGGElement): SVGImageElement {
    const size = { width: pictureSize, height: pictureSize }
    const picture = Blockly.utils.dom.createSvgElement<SVGImageElement>(
      'image',
      { ...size, class: 'nestlingItemPicture' },
      group,
    )
    picture.addEventListener('error', () => this.withoutPicture(picture.getAttribute('href') ?? ''))
    return picture
  }

  private withoutPicture(address: string): void {
    const again = () => {
      clearTimeout(later)
      removeEventListener('online', again)
      missing.delete(address)
      if (!this.disposed) this.forceRerender()
    }
    missing.add(address)
    const later = setTimeout(again, missingFor)
    addEventListener('online', again)
    this.forceRerender()
  }

  private source() {
    return itemsOf(this.getSourceBlock()?.workspace)
  }

  private item(): Item | undefined {
    return this.source()
      ?.items()
      .find(({ id }) => id === this.getValue())
  }

  /** Its thing was deleted, or nothing happened here to a thing that it could mean. */
  private isGone(): boolean {
    const id = this.getValue() ?? ''
    const block = this.getSourceBlock()
    if (id === '' || !block || !this.source()) return false
    return id === itField ? !block.isInFlyout && !standsUnderIt(block) : !this.item()
  }
}

/** Puts the picker where the block definitions ask for a thing. */
export function registerItemField(): void {
  if (Blockly.registry.hasItem(Blockly.registry.Type.FIELD, itemFieldType))
    Blockly.fieldRegistry.unregister(itemFieldType)
  Blockly.fieldRegistry.register(itemFieldType, ItemField)
}

/** Shows the things of the scene anew on every block of a canvas, after one was renamed or is gone. */
export function refreshItems(workspace: Blockly.Workspace): void {
  for (const field of itemFields(workspace.getAllBlocks(false))) field.forceRerender()
}

/** Marks blocks that say `it` where nothing is meant by it, and heals them, whenever blocks are moved. */
export function watchIt(workspace: Blockly.Workspace): void {
  workspace.addChangeListener((event) => {
    if (!(event instanceof Blockly.Events.BlockMove) || !event.blockId) return
    const moved = workspace.getBlockById(event.blockId)?.getDescendants(false) ?? []
    for (const field of itemFields(moved)) if (field.getValue() === itField) field.forceRerender()
  })
}

const itemFields = (blocks: readonly Blockly.Block[]): readonly ItemField[] =>
  blocks.flatMap((block) => [...block.getFields()].filter((field) => field instanceof ItemField))
