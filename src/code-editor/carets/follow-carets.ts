import type { FileId } from '../../../model/ids.ts'
import { createTeller } from '../../client/create-teller.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { CaretView } from './caret-view.ts'

/** Shows in an editor where the carets of others are and what they have selected, and tells them where the person's is. Returns how to end it. */
export function followCarets(
  view: CaretView,
  session: Pick<ProjectSession, 'peers' | 'watchText'>,
  fileId: FileId,
): () => void {
  const text = session.watchText(fileId, () => {})
  let isAnyShown = false
  let frame = 0
  const paint = () => {
    frame = 0
    const carets = text.carets()
    if (isAnyShown || carets.length > 0) view.show(carets)
    isAnyShown = carets.length > 0
  }
  const paintSoon = () => {
    if (session.peers.get().length > 0 || isAnyShown) frame ||= requestAnimationFrame(paint)
  }
  const unsubscribe = session.peers.subscribe(paintSoon)
  const teller = createTeller({ read: view.read, tell: text.tellCaret })
  const unwatch = view.watch(teller.changed, paintSoon)
  paintSoon()
  return () => {
    cancelAnimationFrame(frame)
    unsubscribe()
    unwatch()
    teller.stop()
    text.stop()
    view.show([])
  }
}
