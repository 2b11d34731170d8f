import { escaped } from './escaped.ts'
import type { FirstPictures } from './first-pictures.ts'

/** A page that is not drawn (`scripts/pages/drawn-page.ts`) shows nothing of its own before its script is here. */
const brand = '<img class="first-brand"'
/** Where the first picture will be in a page that is drawn (`src/screens/community/Favourite.tsx`). */
const place = /(<[^>]*) data-first-picture="true"/

/**
 * A page of the app that shows its first pictures before its script is here. They lie over it, where it will have them, until the whole page is shown
 * (`src/ui/use-whole-page.ts`).
 */
export function pageWithPictures(page: string, { kind, addresses }: FirstPictures): string {
  const safe = addresses.map(escaped)
  const links = safe.map(
    (address) => `<link rel="preload" as="image" href="${address}" fetchpriority="high">`,
  )
  const pictures = safe.map((address) => `<img src="${address}" alt="">`).join('')
  const shown = page.includes(brand) ? `<div class="first-pictures first-${kind}">${pictures}</div>\n` : ''
  return page
    .replace('</head>', () => `  ${links.join('\n  ')}\n  </head>`)
    .replace('</body>', () => `${shown}</body>`)
    .replace(place, (_, tag: string) => `${tag} style="background-image:url('${safe[0]}')"`)
}
