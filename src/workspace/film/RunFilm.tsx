import { RecordIcon } from '@phosphor-icons/react/dist/csr/Record'
import { StopIcon } from '@phosphor-icons/react/dist/csr/Stop'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { filmMachine } from '../../../machines/film/film-machine.ts'
import { longestFilm } from '../../../protocol/frame/film-part.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import { saveFile } from '../../client/save-file.ts'
import { useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { keysToWorld } from '../../ui/keys-to-world.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { projectFileName } from '../header/project-file-name.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { filmFile } from './film-file.ts'
import styles from './RunFilm.module.css'

const canFilm = () => 'MediaRecorder' in window && 'captureStream' in HTMLCanvasElement.prototype

interface RunFilmProps {
  /** The run stands still: there is nothing to begin a film of. */
  readonly isStill: boolean
}

/** Takes a short film of the run, as long as that goes on, and hands it to the browser's downloads. Not there where the browser cannot. */
export function RunFilm({ isStill }: RunFilmProps) {
  const t = useT()
  const session = useSession()
  const { bus } = session
  const { frames, state } = useWorkspace()
  const tellFailed = () => showToast({ kind: 'error', text: t('film.failed') })
  const [snapshot, send] = useMachine(
    filmMachine.provide({
      actions: {
        beginFilming: () => frames.film(true),
        endFilming: () => frames.film(false),
        keep: (_, { parts }) => {
          const file = filmFile(parts)
          if (!file) return tellFailed()
          const name = projectFileName(bus.project.meta.displayName, file.extension)
          saveFile(name, file.bytes)
          showToast({ kind: 'success', text: t('film.saved', { name }) })
        },
        tellFailed,
      },
    }),
    { inspect: noteStates(session, 'film') },
  )
  const { film, isHalted } = state.watch
  useEffect(() => {
    const stops = [
      film.subscribe(() => {
        const part = film.get()
        send(part ? { ...part, type: 'part' } : { type: 'gone' })
      }),
      // With a program that had to be stopped this button goes.
      isHalted.subscribe(() => {
        if (isHalted.get()) send({ type: 'gone' })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [film, isHalted, send])
  const isRolling = snapshot.matches('rolling')
  if (!canFilm() || (isStill && !isRolling)) return null
  const seconds = longestFilm / 1000

  return (
    <>
      <IconButton
        kind="plain"
        label={t(isRolling ? 'film.end' : 'film.begin')}
        tip={isRolling ? undefined : t('film.beginHint', { seconds })}
        icon={isRolling ? <StopIcon weight="fill" /> : <RecordIcon weight="fill" className={styles.dot} />}
        disabled={snapshot.matches({ rolling: 'ending' })}
        onClick={(event) => {
          keysToWorld(event)
          send({ type: 'press' })
        }}
      />
      {isRolling ? (
        <span className={styles.rolling} role="status">
          <RecordIcon weight="fill" className={styles.dot} />
          {t('film.rolling')}
          <span
            className={styles.time}
            role="progressbar"
            aria-label={t('film.rolling')}
            style={{ animationDuration: `${longestFilm}ms` }}
          />
        </span>
      ) : null}
    </>
  )
}
