export type Told = 'star' | 'mercury' | 'venus' | 'earth' | 'moon' | 'mars' | 'jupiter' | 'saturn'

/** What each of them tells who clicks it or comes by; by id. */
export const facts: Readonly<Record<Told, readonly [en: string, de: string]>> = {
  star: ['I am the Sun. All light here is mine!', 'Ich bin die Sonne. Alles Licht hier kommt von mir!'],
  mercury: ['I am Mercury, the fastest of all.', 'Ich bin der Merkur, der Schnellste von allen.'],
  venus: ['I am Venus. It is hot under my clouds.', 'Ich bin die Venus. Unter meinen Wolken ist es heiß.'],
  earth: ['I am the Earth. You live here!', 'Ich bin die Erde. Hier wohnst du!'],
  moon: ['I am the Moon. I circle the Earth.', 'Ich bin der Mond. Ich kreise um die Erde.'],
  mars: ['I am Mars. My sand is rusty red.', 'Ich bin der Mars. Mein Sand ist rostrot.'],
  jupiter: ['I am Jupiter, the biggest planet.', 'Ich bin der Jupiter, der größte Planet.'],
  saturn: ['I am Saturn. Do you like my ring?', 'Ich bin der Saturn. Gefällt dir mein Ring?'],
}

/** The stops of the tour, from the sun outwards. */
export const stops: readonly Told[] = [
  'star',
  'mercury',
  'venus',
  'earth',
  'moon',
  'mars',
  'jupiter',
  'saturn',
]

/** Metres from which one looks at it on the tour: the sun is too large to be seen whole from near. */
export const awayFrom = (id: Told): number => (id === 'star' ? 7 : id === 'jupiter' ? 5 : 4)
