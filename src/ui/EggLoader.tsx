import styles from './EggLoader.module.css'
import { EggMark } from './EggMark.tsx'

/** A rocking egg with what is waited for, in the middle of its box; read out when it appears. */
export function EggLoader({ text }: { readonly text: string }) {
  return (
    <div className={styles.loader} role="status">
      <EggMark height={64} className={styles.egg} />
      {text}
    </div>
  )
}
