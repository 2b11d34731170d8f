import type { KidsTag } from '../../protocol/tags/kids-tags.ts'

/** The samples that are published for everybody, in the order of the page `/sample-projects`, and what they are tagged with. */
export const shownSamples = [
  ['coin-rush', ['game', 'race']],
  ['rainbow-piano', ['music']],
  ['treasure-hunt', ['game', 'story', 'puzzle']],
  ['moon-jump', ['game', 'space']],
  ['owl-quiz', ['quiz', 'animals']],
  ['paint-robot', ['art']],
  ['the-floor-is-lava', ['game', 'race']],
  ['dance-party', ['music', 'animation']],
  ['hungry-cat', ['game', 'animals']],
  ['racing-car', ['game', 'race']],
  ['basketball', ['game', 'sport']],
  ['ghost-hunt', ['game', 'fantasy']],
  ['behind-the-door', ['story', 'nature', 'fantasy']],
  ['robot-snack-bar', ['game', 'puzzle']],
  ['guess-my-number', ['game', 'puzzle']],
  ['drum-machine', ['music']],
  ['story-of-the-frog', ['story', 'animals']],
  ['little-museum', ['history', 'school']],
] as const satisfies readonly (readonly [slug: string, tags: readonly KidsTag[]])[]
