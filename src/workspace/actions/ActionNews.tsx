import { useEffect, useEffectEvent, useRef } from 'react'
import { Announcement } from '../../ui/Announcement.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
import { useDoneText } from './use-done-text.ts'

/** Milliseconds of quiet after which it is said: a held key does a lot, and only where that led is news. */
const quiet = 200

/** Says to screen readers what keys and hands have just done in Design. Shows nothing. */
export function ActionNews() {
  const doneText = useDoneText()
  const { state } = useWorkspace()
  const said = useRef<HTMLParagraphElement>(null)
  const timer = useRef(0)

  const say = useEffectEvent(() => {
    const done = state.lastDone.get()
    const text = done && doneText(done)
    if (text) said.current?.replaceChildren(text)
  })
  useEffect(() => {
    const stop = state.lastDone.subscribe(() => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(say, quiet)
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [state])
  return <Announcement ref={said} />
}
