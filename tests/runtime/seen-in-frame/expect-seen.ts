import { expect } from 'vitest'
import { type SoundName, soundCatalogue } from '../../../language/sounds/sound-catalogue.ts'
import type { Seen } from './seen.ts'

/** What is over the picture in the end. */
export const over =
  (words: string | RegExp) =>
  ({ layerNow }: Seen): void =>
    expect(layerNow.join('\n')).toMatch(words)

/** Where the camera of the picture stands in the end. */
export const cameraStandsAt =
  (...place: readonly number[]) =>
  ({ camera }: Seen): void => {
    for (const [axis, metres] of place.entries()) expect(camera.position[axis]).toBeCloseTo(metres, 1)
  }

/** A sound of the library was played, known by how long it is. */
export const sounded =
  (name: SoundName, like: object = {}) =>
  ({ sounds }: Seen): void =>
    expect(sounds).toContainEqual(
      expect.objectContaining({ milliseconds: soundCatalogue[name].milliseconds, ...like }),
    )

/** Where the things are that were made in the run. */
export const copies = ({ things }: Seen): readonly (readonly number[])[] =>
  Object.entries(things).flatMap(([id, { position }]) => (id.startsWith('copy-') ? [position] : []))
