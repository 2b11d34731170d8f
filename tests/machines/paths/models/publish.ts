import { expect } from 'vitest'
import { createPublishMachine } from '../../../../machines/publish/publish-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

/** Nothing is published without a picture, and the button counts as pressed from the first try on. */
export const publish: PathModel = {
  machine: createPublishMachine<string>(),
  events: () => [{ type: 'picture' }, { type: 'publish', displayName: 'Reef', description: '', tags: [] }],
  answers: {
    takePicture: ['a picture', bug],
    publish: [{ ok: true, project: { _id: 'p1' } }, { ok: false, code: 'words.unkind' }, bug],
  },
  states: {
    takingPicture: ({ pictureFailed, project }) => expect([pictureFailed, project]).toEqual([false, null]),
    idle: ({ project }) => expect(project).toBeNull(),
    publishing: ({ picture, error, isPressed }) =>
      expect([picture, error, isPressed]).toEqual(['a picture', null, true]),
    succeeded: ({ project, error }) => expect([project, error]).toEqual([{ _id: 'p1' }, null]),
  },
}
