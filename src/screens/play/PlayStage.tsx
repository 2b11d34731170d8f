import type { ComponentProps } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { FullScreenButton } from '../../ui/FullScreenButton.tsx'
import { PlayFrame } from '../../workspace/frame/PlayFrame.tsx'
import styles from '../PlayScreen.module.css'
import { PlayHelp } from './PlayHelp.tsx'

/** A world being played in the whole window. */
export function PlayStage(world: ComponentProps<typeof PlayFrame>) {
  const t = useT()
  return (
    <section className={styles.stage} aria-label={t('site.project.play')}>
      <PlayFrame {...world} />
      <FullScreenButton />
      <PlayHelp />
    </section>
  )
}
