import * as Blockly from 'blockly/core'

/** Milliseconds from the first letter that is not stored yet until it is. */
const wait = 250

/** The class of the field in which a note is written, on the canvas and at a block. */
const noteClass = 'blocklyCommentText'

/**
 * Stores what is written into notes while it is written, and at the latest when the page goes away: Blockly itself would only hear of it when
 * the field is left. Returns how to end it.
 */
export function storeNotes(
  workspace: Pick<Blockly.WorkspaceSvg, 'getInjectionDiv' | 'getTopComments' | 'fireChangeListener'>,
): () => void {
  const host = workspace.getInjectionDiv()
  let written: HTMLTextAreaElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    const field = written
    written = null
    // Also when the canvas is out of the page already; a note that was deleted is no more in the canvas.
    if (field && host.contains(field)) field.dispatchEvent(new Event('change'))
    return field
  }
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement) || !target.classList.contains(noteClass)) return
    if (written !== target) tell()
    written = target
    timer ??= setTimeout(tell, wait)
  }
  const onLeave = () => {
    const field = tell()
    const note = workspace.getTopComments().find(({ id }) => field?.id.startsWith(id))
    // Blockly tells its events a picture later, and there may be none.
    if (note) workspace.fireChangeListener(new Blockly.Events.CommentChange(note))
  }
  const onHidden = () => {
    if (document.hidden) onLeave()
  }
  host.addEventListener('input', onInput)
  window.addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    tell()
    host.removeEventListener('input', onInput)
    window.removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', onHidden)
  }
}
