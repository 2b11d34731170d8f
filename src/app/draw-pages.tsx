import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { mayBeDark, type PageId } from '../../protocol/addresses/page-at.ts'
import { homeAddresses, siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { startI18n, type WordPart } from '../i18n/i18n.ts'
import type { Locale } from '../i18n/locale.ts'
import { App } from './App.tsx'
import { screenOf } from './routes.tsx'

/** How a page of the app begins, whoever opens it. */
export interface DrawnPage {
  readonly id: PageId
  /** The name of its screen, which is that of its file. */
  readonly screen: string
  readonly words: readonly WordPart[]
  /** What it shows before it has asked for anything, as HTML; `null` where that depends on more than the address. */
  readonly picture: string | null
}

type Address = (typeof homeAddresses | typeof siteAddresses)[number]

const hasPicture = (address: Address): boolean =>
  !address.path.includes('/:') && !('leadsTo' in address) && !mayBeDark(address.id)

/**
 * Draws the beginnings of all pages in a language, while the app is built: the server sends them, and `main.tsx` takes them over.
 * Runs in Node, so what a screen shows first must not depend on the browser.
 */
export async function drawPages(locale: Locale): Promise<readonly DrawnPage[]> {
  await startI18n(locale)
  return Promise.all(
    [...homeAddresses, ...siteAddresses].map(async (address) => {
      const { words, fetch } = screenOf(address.id)
      const { default: Screen } = await fetch()
      const picture = hasPicture(address) ? drawn(address.path) : null
      return { id: address.id, screen: Screen.name, words, picture }
    }),
  )
}

const drawn = (path: string): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
