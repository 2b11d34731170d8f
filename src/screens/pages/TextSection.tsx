import type { ReactNode } from 'react'
import { Prose } from './Prose.tsx'
import styles from './TextPage.module.css'

interface TextSectionProps {
  /** Its address on the page, `#cookies`. */
  readonly id: string
  readonly title: string
  /** A text of the catalogue with paragraphs, lists and links. */
  readonly text?: string
  readonly children?: ReactNode
}

/** A part of a `TextPage`: what it is about at the left, its text beside it; on phones below each other. */
export function TextSection({ id, title, text, children }: TextSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.body}>
        {text === undefined ? null : <Prose text={text} />}
        {children}
      </div>
    </section>
  )
}
