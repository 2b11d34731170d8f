import { CrosshairSimpleIcon } from '@phosphor-icons/react/dist/csr/CrosshairSimple'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { classes } from '../../ui/classes.ts'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import box from '../frame/FrameBox.module.css'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { AwayParts } from './AwayParts.tsx'
import { DepthPath } from './DepthPath.tsx'
import { LostChip } from './LostChip.tsx'
import { NoPicture } from './NoPicture.tsx'
import styles from './ScenePanel.module.css'
import { SeveralButton } from './SeveralButton.tsx'
import { ViewCube } from './ViewCube.tsx'

const RunParts = lazy(async () => ({
  default: (await withWords('panels', import('./RunParts.tsx'))).RunParts,
}))

/** The lit window of the workspace: the edit frame, and the play frame over it while a program runs. */
export function ScenePanel() {
  const t = useT()
  const locale = useLocale()
  const { frames, state } = useWorkspace()
  const { edit, run } = useCell(frames.status)
  const selection = useCell(state.selection)
  const editPlace = useRef<HTMLDivElement>(null)
  const playPlace = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!editPlace.current || !playPlace.current) return
    return frames.start(editPlace.current, playPlace.current)
  }, [frames])

  const isEditing = run === 'editing'
  return (
    <section
      className={classes(box.box, styles.scene)}
      aria-label={t('design.scene.region')}
      data-run={run}
      tabIndex={-1}
    >
      <div ref={editPlace} className={box.frame} data-front={run !== 'running'} inert={!isEditing} />
      <div ref={playPlace} className={box.frame} data-front={run === 'running'} inert={isEditing} />
      {isEditing && edit === 'shown' ? (
        <div className={styles.tools}>
          <IconButton
            kind="plain"
            label={t('design.scene.home')}
            shortcut={shortcutText('home', locale)}
            icon={<HouseIcon weight="bold" />}
            onClick={() => frames.focus([])}
          />
          <IconButton
            kind="plain"
            label={t('design.scene.focus')}
            shortcut={shortcutText('focus', locale)}
            icon={<CrosshairSimpleIcon weight="bold" />}
            disabled={selection.length === 0}
            onClick={() => frames.focus(selection)}
          />
          <SeveralButton />
        </div>
      ) : null}
      {isEditing && edit === 'shown' ? <DepthPath /> : null}
      {isEditing && edit === 'shown' ? <ViewCube /> : null}
      {isEditing && edit === 'shown' ? <LostChip /> : null}
      <AwayParts isShown={isEditing && edit === 'shown'} />
      {isEditing && edit === 'loading' ? (
        <div className={box.cover}>
          <EggLoader text={t('design.scene.loading')} />
        </div>
      ) : null}
      {isEditing && edit !== 'shown' && edit !== 'loading' ? <NoPicture why={edit} /> : null}
      {run === 'starting' ? (
        <div className={styles.starting} role="status">
          {t('design.scene.preparing')}
        </div>
      ) : null}
      {run === 'running' ? (
        <Suspense>
          <RunParts />
        </Suspense>
      ) : null}
    </section>
  )
}
