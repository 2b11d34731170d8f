import { filmsByName } from '../../assets/films-by-name.ts'

const files = import.meta.glob<string>('../../../content/templates/films/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** Addresses of the short films of the starter worlds (400 × 300, a few seconds over and over) by slug. Taken by `scripts/world-films.ts`. */
export const worldFilms = filmsByName(files)
