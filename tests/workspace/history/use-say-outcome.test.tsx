// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { HistoryOutcome } from '../../../commands/core/command-bus.ts'
import type { ToastMessage } from '../../../src/ui/toast-message.ts'
import { useSayOutcome } from '../../../src/workspace/history/use-say-outcome.ts'
import { renderWorkspace } from '../render-workspace.tsx'

const shown = vi.hoisted(() => [] as ToastMessage[])
vi.mock('../../../src/ui/show-toast.tsx', () => ({
  showToast: (message: ToastMessage) => shown.push(message),
}))

const label = { key: 'command.entity.rename', params: { name: 'Tree' } }
const since = { reason: 'changed-since', by: 'Mia' } as const
const somebody = { reason: 'changed-since', by: '' } as const
const byYou = { reason: 'changed-by-you' } as const

/** What each outcome says, and whether that stays long enough to be read. */
const sentences: readonly (readonly [outcome: HistoryOutcome, says: string, isLong: boolean])[] = [
  [{ ok: true, label }, 'Undid: rename to Tree', false],
  [{ ok: true, label, stays: since }, 'Undid: rename to Tree. What Mia changed after you stays.', true],
  [
    { ok: true, label, stays: somebody },
    'Undid: rename to Tree. What somebody changed after you stays.',
    true,
  ],
  [{ ok: true, label, stays: byYou }, 'Undid: rename to Tree. What you changed later stays.', true],
  [{ ok: false, reason: 'nothing' }, 'Nothing to undo here.', false],
  [{ ok: false, label, ...since }, '“rename to Tree” stays: Mia changed it after you.', true],
  [{ ok: false, label, ...byYou }, '“rename to Tree” stays: you changed it again after that.', true],
  [{ ok: false, label, reason: 'nothing-left' }, 'Nothing is left of “rename to Tree”.', true],
]

let say: ReturnType<typeof useSayOutcome>
function Sayer() {
  say = useSayOutcome()
  return null
}

test('[S27] a step says what it did, what of it stays because it was written over, and why nothing came back', async () => {
  const rendered = await renderWorkspace(<Sayer />)
  for (const [outcome] of sentences) say(outcome, 'undid')
  expect(shown.map(({ text, isLong = false }) => [text, isLong])).toEqual(
    sentences.map(([, says, isLong]) => [says, isLong]),
  )
  rendered.unmount()
})
