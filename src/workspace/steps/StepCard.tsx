import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './StepCard.module.css'

interface StepCardProps {
  /** Name of the region. */
  readonly label: string
  readonly heading: string
  /** In its place while the rest is folded away, if that says more. */
  readonly foldedHeading?: string
  /** One line, where there is little room, until the person says otherwise. */
  readonly foldsByItself: boolean
  readonly foldWord: string
  readonly unfoldWord: string
  /** How many of `steps` are done, in their order. */
  readonly done: number
  readonly steps: number
  readonly children: ReactNode
}

/** What is to be done next, beside the work: it covers neither the code nor the tools, takes no focus, and is read out when it goes on. */
export function StepCard({
  label,
  heading,
  foldedHeading = heading,
  foldsByItself,
  foldWord,
  unfoldWord,
  done,
  steps,
  children,
}: StepCardProps) {
  const body = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isFolded = chosen ?? foldsByItself
  return (
    <aside className={styles.card} aria-label={label} data-folded={isFolded}>
      <header>
        <h2 aria-live="polite">{isFolded ? foldedHeading : heading}</h2>
        <IconButton
          label={isFolded ? unfoldWord : foldWord}
          icon={isFolded ? <CaretUpIcon weight="bold" /> : <CaretDownIcon weight="bold" />}
          aria-expanded={!isFolded}
          aria-controls={body}
          onClick={() => setChosen(!isFolded)}
        />
      </header>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <span key={index} data-done={index < done} />
        ))}
      </div>
      <div id={body} hidden={isFolded} className={styles.body} aria-live="polite">
        {children}
      </div>
    </aside>
  )
}

/** A step: what is to be reached, how, and the buttons that help. */
export function StepText({
  goal,
  text,
  children,
}: {
  readonly goal: string
  readonly text?: string
  readonly children?: ReactNode
}) {
  return (
    <>
      <p className={styles.goal}>{goal}</p>
      {text === undefined ? null : <p>{text}</p>}
      {children ? <div className={styles.ways}>{children}</div> : null}
    </>
  )
}
