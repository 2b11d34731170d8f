import { templateProjectIn } from '../../../content/templates/template-project-in.ts'
import type { Locale } from '../../i18n/locale.ts'
import { startPlay } from '../../workspace/frame/start-play.ts'

interface TreeHouseOptions {
  readonly place: HTMLElement
  readonly locale: Locale
  readonly title: string
  readonly onRunning: (isRunning: boolean) => void
}

/** Runs the tree house in a place of the page, silent, until the returned function is called. */
export function showTreeHouse({ place, locale, title, onRunning }: TreeHouseOptions): () => void {
  return startPlay({
    place,
    load: () => templateProjectIn('treehouse', locale).catch(() => undefined),
    locale,
    title,
    isPicture: true,
    onStatus: (status) => onRunning(status === 'running'),
  })
}
