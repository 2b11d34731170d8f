import { useLocale, useT } from '../../i18n/use-t.ts'
import { handGestures } from './hand-gestures.ts'
import { KeyRow } from './KeyRow.tsx'
import styles from './KeysSheet.module.css'
import { writeKeys } from './shortcut-text.ts'

const groups = ['mouse', 'drag', 'lists'] as const

/** What hands can do with the mouse, and the keys that count only meanwhile or in one list. */
export function HandGestures() {
  const t = useT()
  const locale = useLocale()
  const how = (gesture: (typeof handGestures)[(typeof groups)[number]][number]) =>
    [
      'held' in gesture ? writeKeys(gesture.held, locale) : '',
      'move' in gesture ? t(`hands.how.${gesture.move}`) : '',
      'signs' in gesture ? gesture.signs : '',
    ].filter((part) => part !== '')
  return groups.map((name) => (
    <section key={name}>
      <h3>{t(`hands.title.${name}`)}</h3>
      <dl className={styles.keys}>
        {handGestures[name].map((gesture) => (
          <KeyRow key={gesture.does} does={t(`hands.does.${gesture.does}`)} how={how(gesture).join(' + ')} />
        ))}
      </dl>
    </section>
  ))
}
