import { useState } from 'react'
import { categories } from '../../../model/kinds/entity-kinds.ts'
import { useOtherWords } from '../../i18n/use-other-words.ts'
import { useT } from '../../i18n/use-t.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { useAddThing } from '../actions/use-add-thing.ts'
import { OpenLibraryButton } from '../assets/OpenLibraryButton.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AddPanel.module.css'
import { categoryIcons } from './category-icons.ts'
import { ThingPicture } from './ThingPicture.tsx'
import { things } from './things.ts'
import { useCarryThing } from './use-carry-thing.ts'
import { withSoftHyphens } from './with-soft-hyphens.ts'

/** The entity picker (spec W11): a rail of categories, pictures, and a search over all of them, in both languages. */
export function AddPanel() {
  const t = useT()
  const addThing = useAddThing()
  const carry = useCarryThing()
  const { state } = useWorkspace()
  const category = useCell(state.shelf)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const other = useOtherWords(wanted !== '')
  const shown = things(t('design.things.textSample')).filter((thing) =>
    wanted === ''
      ? thing.category === category
      : [t(thing.label), other?.(thing.label) ?? ''].some((name) =>
          name.toLocaleLowerCase().includes(wanted),
        ),
  )

  return (
    <div className={styles.rail}>
      {/* biome-ignore lint/a11y/useSemanticElements: the rail is a column of toggles, not a form */}
      <div className={styles.categories} role="group" aria-label={t('design.picker.categories')}>
        {categories.map((name) => {
          const Icon = categoryIcons[name]
          return (
            <button
              key={name}
              type="button"
              aria-pressed={wanted === '' && name === category}
              aria-label={t(`design.picker.category.${name}`)}
              title={t(`design.picker.category.${name}`)}
              onClick={() => {
                state.shelf.set(name)
                setSearch('')
              }}
            >
              <Icon weight="bold" />
            </button>
          )
        })}
      </div>
      <div className={styles.shelf}>
        <SearchField
          label={t('design.picker.search')}
          value={search}
          className={styles.search}
          onChange={setSearch}
        />
        {wanted === '' ? <h3 className={styles.title}>{t(`design.picker.category.${category}`)}</h3> : null}
        {wanted === '' && category === 'media' ? (
          <div className={styles.files}>
            <OpenLibraryButton isWide />
          </div>
        ) : null}
        {wanted === '' ? (
          <p className={styles.note}>
            {t(category === 'player' ? 'design.picker.onlyOne' : 'design.picker.howTo')}
            {category === 'player' || category === 'environment' ? null : (
              <span className={styles.withKeys}> {t('design.picker.howToSeveral')}</span>
            )}
          </p>
        ) : null}
        {shown.length === 0 ? (
          <p className={styles.note}>{t('design.picker.noHits', { text: search.trim() })}</p>
        ) : (
          <ul className={styles.things}>
            {shown.map((thing) => (
              <li key={thing.id}>
                <button
                  type="button"
                  className={styles.thing}
                  onPointerDown={(event) => carry(thing, event)}
                  onDragStart={(event) => event.preventDefault()}
                  aria-label={t(thing.label)}
                  onClick={() => addThing(thing)}
                >
                  <span className={styles.picture}>
                    <ThingPicture id={thing.id} category={thing.category} />
                  </span>
                  {withSoftHyphens(t(thing.label), t('design.picker.joints'))}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
