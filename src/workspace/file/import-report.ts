import type { NotUnderstood } from '../../../interchange/aframe-html/not-understood.ts'
import type { RefusedFile } from '../../client/assets/take-project-files.ts'

/** What became of a page that was opened, or of a project that opens without some of its files. */
export type ImportReport =
  | {
      readonly kind: 'page'
      readonly fileName: string
      readonly things: number
      readonly notUnderstood: readonly NotUnderstood[]
    }
  | {
      readonly kind: 'project'
      readonly fileName: string
      readonly refused: readonly RefusedFile[]
      /** Goes to the project. */
      readonly show: () => void
    }
