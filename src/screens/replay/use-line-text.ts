import { useT } from '../../i18n/use-t.ts'
import { useLabelText } from '../../workspace/history/use-label-text.ts'
import type { ReplayLine } from './replay-lines.ts'

/** A line of a recording in the person's language: 'move Tree', 'pressed Run'. */
export function useLineText(): (line: ReplayLine) => string {
  const t = useT()
  const labelText = useLabelText()
  return ({ kind, label }) => (label ? labelText(label) : t(`replay.${kind}`))
}
