import { CodeIcon } from '@phosphor-icons/react/dist/csr/Code'
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece'
import { useT } from '../../i18n/use-t.ts'
import unseen from '../../ui/Unseen.module.css'
import styles from './CodeSwitch.module.css'

interface CodeSwitchProps {
  readonly isMeaningShown: boolean
  readonly onChange: (isMeaningShown: boolean) => void
}

/** Shows or hides the JavaScript of a blocks tab. */
export function CodeSwitch({ isMeaningShown, onChange }: CodeSwitchProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.switch} role="group" aria-label={t('code.show')}>
      <button type="button" aria-pressed={!isMeaningShown} onClick={() => onChange(false)}>
        <PuzzlePieceIcon weight="bold" aria-hidden="true" />
        <span className={unseen.unseenOnPhones}>{t('code.blocks')}</span>
      </button>
      <button type="button" aria-pressed={isMeaningShown} onClick={() => onChange(true)}>
        <CodeIcon weight="bold" aria-hidden="true" />
        <span className={unseen.unseenOnPhones}>{t('code.javascript')}</span>
      </button>
    </div>
  )
}
