import { useId } from 'react'
import { secretPictures } from '../../../protocol/classes/secret-pictures.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './PicturePick.module.css'
import { secretPictureImages } from './secret-picture-images.ts'

const places = [0, 1, 2] as const

interface PicturePickProps {
  readonly title: string
  readonly hint: string
  /** Names of the pictures chosen so far with blanks between them. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Three pictures in an order, instead of a password. A press on a chosen one takes it away again. */
export function PicturePick({ title, hint, value, error, onChange }: PicturePickProps) {
  const t = useT()
  const id = useId()
  const chosen = secretsIn(value)
  return (
    <fieldset
      className={styles.pick}
      aria-describedby={id}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend>{title}</legend>
      <p id={id} className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
      <ol className={styles.places}>
        {places.map((place) => {
          const picture = chosen[place]
          return (
            <li key={place}>
              {picture ? (
                <button
                  type="button"
                  className={styles.place}
                  aria-label={t('classes.pictures.chosen', {
                    place: place + 1,
                    name: t(`classes.pictures.${picture}`),
                  })}
                  onClick={() => onChange(chosen.toSpliced(place, 1).join(' '))}
                >
                  <img src={secretPictureImages[picture]} alt="" width={160} height={160} />
                </button>
              ) : (
                <span
                  className={styles.place}
                  role="img"
                  aria-label={t('classes.pictures.empty', { place: place + 1 })}
                >
                  {place + 1}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <ul className={styles.all} aria-label={t('classes.pictures.all')}>
        {secretPictures.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t(`classes.pictures.${picture}`)}
              aria-disabled={chosen.length >= places.length}
              onClick={() => {
                if (chosen.length < places.length) onChange([...chosen, picture].join(' '))
              }}
            >
              <img src={secretPictureImages[picture]} alt="" width={160} height={160} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const secretsIn = (value: string) =>
  value.split(' ').flatMap((name) => secretPictures.find((picture) => picture === name) ?? [])
