import { type KeyboardEvent, useEffect, useState } from 'react'
import type { SceneId } from '../../../model/ids.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { useCell } from '../../workspace/state/use-cell.ts'
import { OpenFileButton } from './OpenFileButton.tsx'
import type { OpenedRecording } from './open-recording.ts'
import { createPlayback } from './playback.ts'
import styles from './Replay.module.css'
import { ReplayFiles } from './ReplayFiles.tsx'
import { ReplayList } from './ReplayList.tsx'
import { ReplayScene } from './ReplayScene.tsx'
import { ReplayTimeline } from './ReplayTimeline.tsx'

interface ReplayPlayerProps {
  readonly recording: OpenedRecording
  readonly onFile: (file: File) => void
}

/** An open recording: the scene and the tabs of the moment, what happened, and the time. Arrows step, the space bar plays. */
export function ReplayPlayer({ recording: { player, lines, damage }, onFile }: ReplayPlayerProps) {
  const t = useT()
  const [playback] = useState(() => createPlayback(player, lines))
  const [chosen, setChosen] = useState<SceneId | null>(null)
  useCell(playback.position)
  useEffect(() => () => playback.close(), [playback])
  const { project } = player
  const { divergence } = player
  const scene = project.scenes.find(({ id }) => id === chosen) ?? project.defaultScene

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, pre, [role="listbox"]')) return
    if (event.key === 'ArrowRight') playback.step(1)
    else if (event.key === 'ArrowLeft') playback.step(-1)
    else if (event.key === 'Home') playback.seek(0)
    else if (event.key === 'End') playback.seek(player.length)
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) playback.toggle()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work everywhere on the page; each has a button too
    <div className={styles.player} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h1>{project.meta.displayName}</h1>
        <OpenFileButton kind="plain" text={t('replay.openAnother')} onFile={onFile} />
      </header>
      {damage || divergence ? (
        <div className={styles.notes} role="alert">
          {damage ? <p>{t(`replay.damaged.${damage.why}`, { at: damage.at })}</p> : null}
          {divergence ? <p>{t('replay.diverged', { at: divergence.at })}</p> : null}
        </div>
      ) : null}
      <ReplayScene player={player} playback={playback} sceneId={scene.id} />
      <div className={styles.side}>
        {project.scenes.length > 1 ? (
          <Select
            label={t('replay.sceneChoice')}
            options={project.scenes.map(({ id, name }) => ({ id, text: name }))}
            value={scene.id}
            onChange={setChosen}
          />
        ) : null}
        <ReplayList lines={lines} playback={playback} />
        <ReplayFiles project={project} sceneId={scene.id} />
      </div>
      <ReplayTimeline length={player.length} lines={lines} playback={playback} />
    </div>
  )
}
