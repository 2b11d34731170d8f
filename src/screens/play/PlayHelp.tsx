import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { useT } from '../../i18n/use-t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { isTouched } from '../../ui/is-touched.ts'
import { keysToWorld } from '../../ui/keys-to-world.ts'
import styles from './PlayHelp.module.css'

const withKeys = ['walk', 'jump', 'look', 'use', 'pad'] as const
const withFingers = ['fingersWalk', 'fingersJump', 'look', 'use', 'pad'] as const

/** In a corner of a world that plays: what the keys and the pointer do, or the fingers, and a game controller. */
export function PlayHelp() {
  const t = useT()
  const lines = isTouched() ? withFingers : withKeys
  const title = t('site.play.help.title')
  return (
    <details className={styles.help}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        className={buttonClass('plain', 'normal', styles.open)}
        aria-label={title}
        title={title}
        onClick={keysToWorld}
      >
        <QuestionIcon weight="bold" aria-hidden="true" />
      </summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{t(`site.play.help.${line}`)}</li>
        ))}
      </ul>
    </details>
  )
}
