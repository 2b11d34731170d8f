import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { coachMachine, coachSteps } from '../../../machines/coach/coach-machine.ts'
import { preferredThing } from '../../blocks/preferred-thing.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { isPhone } from '../../ui/is-phone.ts'
import { useSend } from '../actions/use-send.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { StepCard, StepText } from '../steps/StepCard.tsx'
import { useCoversRun } from '../steps/use-covers-run.ts'
import { coachMemory, forgetCoach, rememberSteps } from './coach-memory.ts'
import { readyDeed } from './ready-deed.ts'
import { watchDeeds } from './watch-deeds.ts'

const machine = coachMachine.provide({
  actions: { remember: ({ context }) => rememberSteps(context.done), forget: forgetCoach },
})

/** The first five minutes: one thing to do at a time, passed by doing it. Skipped once, it never comes again in this browser. */
export function Coach() {
  const t = useT()
  const session = useSession()
  const { state, frames } = useWorkspace()
  const [snapshot, send] = useMachine(machine, {
    input: { done: coachMemory() ?? [] },
    inspect: noteStates(session, 'coach'),
  })
  useEffect(
    () =>
      watchDeeds({
        session,
        state,
        status: frames.status,
        onDid: (step) => send({ type: 'did', step }),
      }),
    [session, state, frames, send],
  )
  const coversRun = useCoversRun()
  // It speaks of what is to be seen, and nothing is to be seen before.
  const [hasSeen, setSeen] = useState(false)
  const { edit } = useCell(frames.status)
  if (!hasSeen && edit !== 'loading') setSeen(true)
  if (!hasSeen || snapshot.matches('gone')) return null
  const index = coachSteps.findIndex((step) => snapshot.matches({ coaching: step }))
  const step = coachSteps[index]
  const leave = () => {
    send({ type: 'leave' })
    // The button that was pressed is gone: whoever uses a keyboard goes on where everything begins.
    document.querySelector<HTMLElement>('[data-run]')?.focus()
  }
  return (
    <StepCard
      label={t('coach.title')}
      heading={step ? t('coach.step', { step: index + 1, steps: coachSteps.length }) : t('coach.allDone')}
      foldedHeading={
        step ? t('coach.line', { step: index + 1, goal: t(`coach.${step}.goal`) }) : t('coach.allDone')
      }
      foldsByItself={coversRun || isPhone()}
      foldWord={t('coach.fold')}
      unfoldWord={t('coach.unfold')}
      done={step ? index : coachSteps.length}
      steps={coachSteps.length}
    >
      {step ? (
        <StepText key={step} goal={t(`coach.${step}.goal`)} text={t(`coach.${step}.text`)}>
          {step === 'deed' ? <ReadyDeed /> : null}
          <Button size="small" kind="ghost" onClick={leave}>
            {t('coach.skip')}
          </Button>
        </StepText>
      ) : (
        <StepText goal={t('coach.finished.goal')} text={t('coach.finished.text')}>
          <Button size="small" kind="go" onClick={leave}>
            {t('coach.goOn')}
          </Button>
        </StepText>
      )}
    </StepCard>
  )
}

/** Puts two blocks below the others that make the selected thing do something: to be looked at, run and changed. */
function ReadyDeed() {
  const t = useT()
  const session = useSession()
  const sendCommand = useSend()
  const { state } = useWorkspace()
  const give = () => {
    const { project } = session.bus
    const sceneId = state.sceneId.get()
    const things = project.entities(sceneId)
    const thing = things.find(({ id }) => id === preferredThing(things, state.selection.get(), new Set()))
    const says = t('coach.says')
    const deed = thing && readyDeed({ project, sceneId, thing: thing.id, says, newId: () => session.newId() })
    if (!deed) return
    sendCommand(changeBlocks, deed)
    state.openFile.set(deed.fileId)
    state.view.set('code')
  }
  return (
    <Button size="small" onClick={give}>
      {t('coach.giveDeed')}
    </Button>
  )
}
