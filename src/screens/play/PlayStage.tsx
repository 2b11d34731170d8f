import { useT } from '../../i18n/use-t.ts'
import { FullScreenButton } from '../../ui/FullScreenButton.tsx'
import { PlayFrame } from '../../workspace/frame/PlayFrame.tsx'
import styles from '../PlayScreen.module.css'

/** A world being played in the whole window. */
export function PlayStage({ snapshot }: { readonly snapshot: string }) {
  const t = useT()
  return (
    <section className={styles.stage} aria-label={t('site.project.play')}>
      <PlayFrame snapshot={snapshot} />
      <FullScreenButton />
    </section>
  )
}
