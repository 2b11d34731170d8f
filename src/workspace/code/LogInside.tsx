import type { LogRow } from '../../../protocol/frame/log-line.ts'
import styles from './ConsolePanel.module.css'

interface LogInsideProps {
  /** Rows in the order of `LogRow`; those of `depth` are the ones to show, and open to what is below them. */
  readonly rows: readonly LogRow[]
  readonly depth?: number
}

/** What is in a value that was logged: each row that has more in it opens. */
export function LogInside({ rows, depth = 1 }: LogInsideProps) {
  return (
    <ul className={styles.inside}>
      {rows.map((row, at) => {
        if (row.depth !== depth) return null
        const end = rows.findIndex((other, index) => index > at && other.depth <= depth)
        const below = rows.slice(at + 1, end < 0 ? rows.length : end)
        const words = (
          <>
            {row.name === '' ? null : <b>{row.name}</b>} {row.text}
          </>
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was logged never changes
          <li key={at}>
            {below.length === 0 ? (
              words
            ) : (
              <details>
                <summary>{words}</summary>
                <LogInside rows={below} depth={depth + 1} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
