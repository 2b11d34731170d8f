import { Link } from 'react-router-dom'
import { type ProseSpan, readProse } from './read-prose.ts'
import styles from './TextPage.module.css'

/** A longer text of the catalogue, with its paragraphs, lists and links (`readProse`). */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className={styles.prose}>
      {readProse(text).map(({ kind, lines }, block) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
          <ul key={block} className={styles.list}>
            {lines.map((spans, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their places
              <li key={line}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
          <p key={block}>
            <Spans spans={lines[0] ?? []} />
          </p>
        ),
      )}
    </div>
  )
}

function Spans({ spans }: { readonly spans: readonly ProseSpan[] }) {
  return spans.map((span, index) =>
    typeof span === 'string' ? (
      span
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their places
      <Link key={index} to={span.to}>
        {span.text}
      </Link>
    ),
  )
}
