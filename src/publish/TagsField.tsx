import { type KidsTag, kidsTags } from '../../protocol/tags/kids-tags.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { Chip } from '../ui/Chip.tsx'
import styles from './Publish.module.css'

/** A world is found by a few kinds; more of them say nothing. */
const mostTags = 4

const allTags = Object.keys(kidsTags).filter((tag): tag is KidsTag => tag in kidsTags)

interface TagsFieldProps {
  readonly tags: readonly KidsTag[]
  readonly onTags: (tags: readonly KidsTag[]) => void
}

/** Which kinds of world it is, by which others find it. One too many takes the place of the first. */
export function TagsField({ tags, onTags }: TagsFieldProps) {
  const t = useT()
  const locale = useLocale()
  const turn = (tag: KidsTag) =>
    onTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag].slice(-mostTags))
  return (
    <fieldset className={styles.tags}>
      <legend>{t('publish.tags')}</legend>
      {allTags.map((tag) => (
        <Chip key={tag} isPressed={tags.includes(tag)} onPress={() => turn(tag)}>
          {kidsTags[tag][locale]}
        </Chip>
      ))}
    </fieldset>
  )
}
