import type { CommandWords } from '../command-words.ts'

export const commands: CommandWords = {
  entity: {
    create: '{{name}} hinzufügen',
    delete: '{{name}} löschen',
    delete_other: '{{count}} Dinge löschen',
    rename: 'in {{name}} umbenennen',
    transform: '{{name}} verschieben',
    transform_other: '{{count}} Dinge verschieben',
    transform_turned: '{{name}} drehen',
    transform_turned_other: '{{count}} Dinge drehen',
    transform_scaled: 'Größe von {{name}} ändern',
    transform_scaled_other: 'Größe von {{count}} Dingen ändern',
    move: '{{name}} umordnen',
    'set-component': '{{name}} ändern',
    'set-property': '{{name}} ändern',
    hide: '{{name}} ausblenden',
    hide_off: '{{name}} einblenden',
    lock: '{{name}} sperren',
    lock_off: '{{name}} entsperren',
    clone: '{{name}} kopieren',
    clone_other: '{{count}} Dinge kopieren',
  },
  scene: { rename: 'Szene in {{name}} umbenennen' },
  file: {
    create: 'Tab {{name}} hinzufügen',
    rename: 'Tab in {{name}} umbenennen',
    delete: 'Tab {{name}} löschen',
    'edit-text': 'in {{name}} schreiben',
    reorder: 'Tab {{name}} verschieben',
  },
  blocks: {
    change: 'Blöcke in {{name}} ändern',
    change_added: 'Blöcke in {{name}} hinzufügen',
    change_removed: 'Blöcke in {{name}} löschen',
    change_moved: 'Blöcke in {{name}} verschieben',
    change_changed: 'Blöcke in {{name}} ändern',
  },
  project: {
    rename: 'Projekt in {{name}} umbenennen',
    describe: 'Beschreibung ändern',
  },
}
