/** What a project can be tagged with, in the order it is offered: no free words, so nothing has to be filtered. */
export const kidsTags = {
  game: { en: 'Game', de: 'Spiel' },
  story: { en: 'Story', de: 'Geschichte' },
  animation: { en: 'Animation', de: 'Animation' },
  art: { en: 'Art', de: 'Kunst' },
  music: { en: 'Music', de: 'Musik' },
  space: { en: 'Space', de: 'Weltraum' },
  animals: { en: 'Animals', de: 'Tiere' },
  nature: { en: 'Nature', de: 'Natur' },
  fantasy: { en: 'Fantasy', de: 'Fantasie' },
  maze: { en: 'Maze', de: 'Labyrinth' },
  race: { en: 'Race', de: 'Rennen' },
  puzzle: { en: 'Puzzle', de: 'Rätsel' },
  sport: { en: 'Sport', de: 'Sport' },
  science: { en: 'Science', de: 'Wissenschaft' },
  history: { en: 'History', de: 'Zeitreise' },
  city: { en: 'City', de: 'Stadt' },
  castle: { en: 'Castle', de: 'Burg' },
  school: { en: 'School', de: 'Schule' },
  quiz: { en: 'Quiz', de: 'Quiz' },
  vr: { en: 'VR and AR', de: 'VR und AR' },
} as const satisfies Record<string, { readonly en: string; readonly de: string }>

export type KidsTag = keyof typeof kidsTags

export const isKidsTag = (text: string): text is KidsTag => Object.hasOwn(kidsTags, text)
