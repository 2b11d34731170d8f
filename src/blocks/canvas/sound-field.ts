import * as Blockly from 'blockly/core'
import { soundFieldType } from '../../../language/blocks/block-json.ts'
import { isSoundName, soundCatalogue } from '../../../language/sounds/sound-catalogue.ts'
import { soundsOf } from './sound-source.ts'

/**
 * Picks a sound: its name on the block, all sounds in the list, where each can be heard before. The value is a name of the library or the reference
 * of a file, so that renaming the file changes what the block says and not what it does.
 */
class SoundField extends Blockly.FieldDropdown {
  constructor(value: string) {
    super(() => [['', '']])
    // Blockly asks for the choices to read the field out; the list that people see is our own.
    this.menuGenerator_ = () => [[this.getText_() || '–', this.getValue() ?? '']]
    this.setValue(value)
  }

  static override fromJson(options: Blockly.FieldDropdownFromJsonConfig): SoundField {
    return new SoundField('sound' in options && typeof options.sound === 'string' ? options.sound : '')
  }

  protected override doClassValidation_(value?: unknown): string | null {
    return typeof value === 'string' ? value : null
  }

  protected override getText_(): string {
    const source = this.source()
    const value = this.getValue() ?? ''
    if (isSoundName(value)) return `♪ ${soundCatalogue[value].words[source?.locale ?? 'en']}`
    const file = source?.own().find((own) => own.source === value)
    return file ? `♪ ${file.name}` : `⚠ ${source?.words.pickAnother ?? ''}`
  }

  override getAriaValue(): string {
    return this.getText().replace(/^♪ /, '')
  }

  override getAriaTypeName(): string {
    return this.source()?.words.sound ?? ''
  }

  protected override showEditor_(): void {
    const source = this.source()
    if (source) void import('./pick-sound.ts').then(({ pickSound }) => pickSound(this, source))
  }

  private source() {
    return soundsOf(this.getSourceBlock()?.workspace)
  }
}

/** Puts the picker where the block definitions ask for a sound. */
export function registerSoundField(): void {
  if (Blockly.registry.hasItem(Blockly.registry.Type.FIELD, soundFieldType))
    Blockly.fieldRegistry.unregister(soundFieldType)
  Blockly.fieldRegistry.register(soundFieldType, SoundField)
}

/** Shows the names of files anew on every block of a canvas, after one was renamed or is gone. */
export function refreshSounds(workspace: Blockly.Workspace): void {
  for (const block of workspace.getAllBlocks(false))
    for (const field of block.getFields()) if (field instanceof SoundField) field.forceRerender()
}
