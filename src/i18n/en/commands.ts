import type { CommandWords } from '../command-words.ts'

export const commands: CommandWords = {
  entity: {
    create: 'add {{name}}',
    delete: 'delete {{name}}',
    delete_other: 'delete {{count}} things',
    rename: 'rename to {{name}}',
    transform: 'move {{name}}',
    transform_other: 'move {{count}} things',
    transform_turned: 'turn {{name}}',
    transform_turned_other: 'turn {{count}} things',
    transform_scaled: 'resize {{name}}',
    transform_scaled_other: 'resize {{count}} things',
    move: 'rearrange {{name}}',
    'set-component': 'change {{name}}',
    'set-property': 'change {{name}}',
    hide: 'hide {{name}}',
    hide_off: 'show {{name}}',
    lock: 'lock {{name}}',
    lock_off: 'unlock {{name}}',
    clone: 'copy {{name}}',
    clone_other: 'copy {{count}} things',
  },
  scene: { rename: 'rename the scene to {{name}}' },
  file: {
    create: 'add the tab {{name}}',
    rename: 'rename the tab to {{name}}',
    delete: 'delete the tab {{name}}',
    'edit-text': 'type in {{name}}',
    reorder: 'move the tab {{name}}',
  },
  blocks: {
    change: 'change blocks in {{name}}',
    change_added: 'add blocks in {{name}}',
    change_removed: 'delete blocks in {{name}}',
    change_moved: 'move blocks in {{name}}',
    change_changed: 'change blocks in {{name}}',
  },
  project: {
    rename: 'rename the project to {{name}}',
    describe: 'change the description',
  },
}
