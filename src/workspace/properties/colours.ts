/** The swatches: berry, coral, sun, leaf, water, blue and cream of the mock's palette. Content of the learner's world, not of the interface. */
export const colours = ['#D8427F', '#EE7A54', '#FFC247', '#82B350', '#43AEC6', '#355F9C', '#FFF3DC'] as const
