import { useT } from '../../i18n/use-t.ts'
import styles from './LightEditor.module.css'
import type { NameToType } from './names-to-type.ts'
import { signsToType } from './signs-to-type.ts'

interface TypingBarProps {
  readonly names: readonly NameToType[]
  readonly onType: (what: { readonly text: string; readonly length: number; readonly caret: number }) => void
}

/** Names that may come next and the signs of JavaScript, each typed by one tap while the keyboard stays. */
export function TypingBar({ names, onType }: TypingBarProps) {
  const t = useT()
  return (
    <div
      className={styles.typing}
      role="toolbar"
      aria-label={t('code.typing')}
      // The editor keeps the focus, and with it the phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {names.length > 0 ? (
        <div className={styles.names}>
          {names.map((name) => (
            <button key={name.name} type="button" onClick={() => onType(name)}>
              {name.name}
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles.signs}>
        {signsToType.map(({ text, caret }) => (
          <button key={text} type="button" onClick={() => onType({ text, caret, length: 0 })}>
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
