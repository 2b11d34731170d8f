import type { PointerEvent } from 'react'
import { EntityId } from '../../../model/ids.ts'
import { useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import { useAddThing } from '../actions/use-add-thing.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { componentOfOnly } from './component-of-only.ts'
import type { Thing } from './thing.ts'
import { thingInFrame } from './thing-in-frame.ts'
import styles from './use-carry-thing.module.css'
import { wheelSteps } from './wheel-steps.ts'

/** Pixels that a pressed pointer may tremble before a press becomes a carrying. */
const tremble = 6
/** Degrees of one press of Q or E, and of a step of the wheel. */
const turnStep = 15

/**
 * Carries a thing from the picker into the scene, for `onPointerDown` of its button: it is shown on what lies below the pointer, Q, E and the wheel turn
 * it, letting go puts it there as one command, Esc, the right button or letting go elsewhere puts nothing. Put down with Shift, one more of its kind is
 * carried on, which every click puts down; not so a doodle, whose page opens at once.
 */
export function useCarryThing(): (thing: Thing, press: PointerEvent<HTMLElement>) => void {
  const t = useT()
  const addThing = useAddThing()
  const { newId } = useSession()
  const { frames, state } = useWorkspace()

  return (thing, press) => {
    if (press.button !== 0 || componentOfOnly(thing.kind)) return
    const { currentTarget: button, pointerId } = press
    const start = { x: press.clientX, y: press.clientY }
    const listening = new AbortController()
    const { signal } = listening
    let entityId = EntityId.parse(newId())
    let pointer = start
    let turn = 0
    const rolled = wheelSteps()
    let isCarrying = false
    /** One was put down already, and no button is held. */
    let isLoose = false
    let isPutting = false
    let frame = 0

    // At once: a quick hand is over the scene, which is another page and would take the pointer, with its first movement.
    button.setPointerCapture(pointerId)
    const cover = document.createElement('div')
    cover.className = classes(styles.cover)

    const show = () =>
      frames.carry(thingInFrame(thing, entityId, t(thing.label), [0, turn, 0]), pointer.x, pointer.y)
    const showSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(show)
    }
    /** Letting go of the button over which it began is no click on it. */
    const ignoreClick = () => {
      button.addEventListener('click', stopEvent, { once: true, capture: true })
      setTimeout(() => button.removeEventListener('click', stopEvent, { capture: true }))
    }
    const end = () => {
      listening.abort()
      cancelAnimationFrame(frame)
      if (!isCarrying) return
      cover.remove()
      ignoreClick()
    }
    const giveUp = () => {
      end()
      frames.endCarrying()
    }
    const put = async ({ shiftKey, button: pressed }: MouseEvent) => {
      if (pressed !== 0 || isPutting) return
      if (!shiftKey || !isCarrying || thing.kind === 'doodle') end()
      else ignoreClick()
      if (!isCarrying) return
      isLoose = true
      isPutting = true
      const stand = await show()
      if (!stand || state.past.get() !== null) return giveUp()
      await addThing(thing, { entityId, ...stand })
      isPutting = false
      if (signal.aborted) return frames.endCarrying()
      entityId = EntityId.parse(newId())
      showSoon()
    }
    const moved = ({ clientX, clientY }: MouseEvent) => {
      pointer = { x: clientX, y: clientY }
      if (!isCarrying && Math.hypot(pointer.x - start.x, pointer.y - start.y) <= tremble) return
      if (!isCarrying) {
        isCarrying = true
        document.body.append(cover)
      }
      showSoon()
    }

    button.addEventListener('pointermove', moved, { signal })
    button.addEventListener('pointerup', put, { signal })
    button.addEventListener('pointercancel', giveUp, { signal })
    // The picker may be gone by then, with its button; the cover must not stay.
    cover.addEventListener('pointerup', (event) => (isLoose ? put(event) : giveUp()), { signal })
    cover.addEventListener(
      'pointermove',
      (event) => {
        if (isLoose) moved(event)
        else if (event.buttons === 0) giveUp()
      },
      { signal },
    )
    window.addEventListener(
      'wheel',
      (event) => {
        if (!isCarrying) return
        stopEvent(event)
        const step = rolled(event)
        if (step === 0) return
        turn -= step * turnStep
        showSoon()
      },
      { signal, capture: true, passive: false },
    )
    window.addEventListener(
      'contextmenu',
      (event) => {
        if (!isCarrying) return
        stopEvent(event)
        giveUp()
      },
      { signal, capture: true },
    )
    window.addEventListener(
      'keydown',
      (event) => {
        const key = event.key.toLowerCase()
        if (!isCarrying || !['escape', 'q', 'e'].includes(key)) return
        stopEvent(event)
        if (key === 'escape') return giveUp()
        turn += key === 'q' ? turnStep : -turnStep
        showSoon()
      },
      { signal, capture: true },
    )
  }
}

function stopEvent(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
