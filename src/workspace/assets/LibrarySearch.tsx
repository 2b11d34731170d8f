import { useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import styles from './LibrarySearch.module.css'
import { useLibrary } from './use-library.ts'

/** Searches the list of files that is shown. */
export function LibrarySearch({ className }: { readonly className: string | undefined }) {
  const t = useT()
  const { actor, context } = useLibrary()
  return (
    <SearchField
      label={t('assets.search')}
      value={context.search}
      maxLength={100}
      className={classes(styles.search, className)}
      onChange={(text) => actor.send({ type: 'search', text })}
    />
  )
}
