import { addGem } from '../kit/add-gem.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture } from '../kit/sculpture.ts'
import { addPerson, plainPerson } from '../parts/add-person.ts'

/** A child of 1.65 m, half of it head; the tint colours the shirt. */
export function sculptKid(sculpture: Sculpture): void {
  addPerson(sculpture, {
    ...plainPerson,
    onHead: () => addGem(sculpture, 0.1, { color: palette.hair, detail: 1 }, { at: [0.04, 1.68, -0.02] }),
  })
}
