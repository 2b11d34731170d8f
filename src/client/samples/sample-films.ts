import { filmsByName } from '../../assets/films-by-name.ts'

const files = import.meta.glob<string>('../../../content/samples/films/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** Addresses of the short films of samples (400 × 300, a few seconds over and over) by slug. Taken by `scripts/sample-pictures.ts`. */
export const sampleFilms = filmsByName(files)
