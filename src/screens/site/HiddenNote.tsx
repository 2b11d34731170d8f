import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import styles from './HiddenNote.module.css'

/** Tells the owner what it means that staff hid a world, and how to ask about it. */
export function HiddenNote({ text }: { readonly text?: string }) {
  const t = useT()
  return (
    <p className={styles.note}>
      {text ?? t('world.hiddenText')} <Link to="/contact">{t('world.hiddenWrite')}</Link>
    </p>
  )
}
