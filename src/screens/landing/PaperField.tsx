import { classes } from '../../ui/classes.ts'
import styles from './PaperBlock.module.css'

/** A value inside a `PaperBlock`; with a picture it is a thing of the scene. */
export function PaperField({
  text,
  picture,
}: {
  readonly text: string
  readonly picture?: string | undefined
}) {
  return (
    <span className={classes(styles.word, picture !== undefined && styles.pick)}>
      {picture ? <img src={picture} alt="" /> : null}
      {text}
    </span>
  )
}
