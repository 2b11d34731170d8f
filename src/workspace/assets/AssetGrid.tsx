import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { hasMore } from '../../../machines/asset-library/asset-library-machine.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isTouched } from '../../ui/is-touched.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AssetCard } from './AssetCard.tsx'
import styles from './AssetGrid.module.css'
import { useLibrary } from './use-library.ts'

interface AssetGridProps {
  readonly chosenKey: string | null
  readonly onChoose: (item: LibraryItem) => void
  /** What an empty list offers. */
  readonly action?: ReactNode
}

/** The list in front; its next page is loaded when its end comes into sight, or by the button there. */
export function AssetGrid({ chosenKey, onChoose, action }: AssetGridProps) {
  const t = useT()
  const errorText = useErrorText()
  const { actor, context, isLoading } = useLibrary()
  const { type, search, known, error } = context
  const items = known.lists[type] ?? []
  const isMore = hasMore(context)
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(() => actor.send({ type: 'more' }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in sight after a page has come asks again
  useEffect(() => {
    const element = end.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more())
    observer.observe(element)
    return () => observer.disconnect()
  }, [items.length, isMore, error])

  if (error !== null && items.length === 0)
    return (
      <EmptyState
        title={t('assets.failed')}
        text={errorText(error)}
        action={<Button onClick={() => actor.send({ type: 'reload' })}>{t('assets.again')}</Button>}
      />
    )
  if (!isLoading && items.length === 0)
    return search === '' ? (
      <EmptyState
        title={t('assets.empty.title')}
        text={t(isTouched() ? 'assets.empty.touchText' : 'assets.empty.text')}
        action={action}
      />
    ) : (
      <EmptyState title={t('assets.empty.noHitsTitle')} text={t('assets.empty.noHits', { text: search })} />
    )
  return (
    <div className={styles.scroll}>
      <ul
        className={styles.grid}
        aria-busy={isLoading}
        aria-label={t('assets.list', { type: t(`assets.type.${type}`), count: known.counts[type] })}
      >
        {items.map((item) => (
          <AssetCard
            key={item.key}
            item={item}
            isChosen={item.key === chosenKey}
            onChoose={() => onChoose(item)}
          />
        ))}
        {isLoading
          ? Array.from({ length: items.length === 0 ? 8 : 2 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <li key={`waiting ${index}`}>
                <Skeleton height="150px" />
              </li>
            ))
          : null}
      </ul>
      {error !== null ? <p role="alert">{errorText(error)}</p> : null}
      {isMore && !isLoading ? (
        <div ref={end} className={styles.more}>
          <Button onClick={() => actor.send({ type: 'more' })}>{t('assets.more')}</Button>
        </div>
      ) : null}
    </div>
  )
}
