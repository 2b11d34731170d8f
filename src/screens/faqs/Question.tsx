import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useLocation } from 'react-router-dom'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { Prose } from '../pages/Prose.tsx'
import styles from './Question.module.css'

interface QuestionProps {
  /** Its address on the page: `/faqs#lost` opens it. */
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A question whose answer opens below it; the browser's own element, so keys, searching in the page and screen readers know it. */
export function Question({ id, title, text }: QuestionProps) {
  const { hash } = useLocation()
  const isAlive = useIsAlive()
  return (
    <details id={id} className={styles.question} open={isAlive && hash === `#${id}`}>
      <summary>
        {title}
        <CaretDownIcon weight="bold" />
      </summary>
      <Prose text={text} />
    </details>
  )
}
