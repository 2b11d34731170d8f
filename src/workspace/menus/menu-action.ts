import type { Icon } from '@phosphor-icons/react'
import type { TextKey } from '../../i18n/use-t.ts'

/** Something that a menu offers, and the palette too: said once for both. */
export interface MenuAction {
  /** The same in every session; what a key does as well is called as its action. */
  readonly id: string
  readonly label: TextKey
  /** Its words where no menu around it says what it is about. */
  readonly alone?: TextKey
  readonly Icon: Icon
  /** The keys that do the same. */
  readonly keys?: string
  readonly isDisabled?: boolean
  /** Something is lost by it, such as by Delete. */
  readonly isAlarm?: boolean
  /** Leads there, in a browser tab of its own; `run` goes there too. */
  readonly href?: string
  readonly run: () => void
}
