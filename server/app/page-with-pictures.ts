import { escaped } from './escaped.ts'
import type { FirstPictures } from './first-pictures.ts'

/** What a page shows before its script is here where that depends on more than its address (`scripts/pages/drawn-page.ts`). */
const brand = /<img class="first-brand"[^>]*>/
/** Where the first picture will be in a page that is drawn (`src/screens/community/Favourite.tsx`). */
const place = /(<[^>]*) data-first-picture="true"/

/** A page of the app, at `path`, that shows its first pictures before its script is here; `src/app/first-pictures.ts` keeps them while more is on its way. */
export function pageWithPictures(page: string, { kind, addresses }: FirstPictures, path: string): string {
  const safe = addresses.map(escaped)
  const links = safe.map(
    (address) =>
      `<link rel="preload" as="image" href="${address}" fetchpriority="high" data-first-on="${kind}" data-first-of="${escaped(path)}">`,
  )
  const pictures = safe.map((address) => `<img src="${address}" alt="">`).join('')
  return page
    .replace('</head>', () => `  ${links.join('\n  ')}\n  </head>`)
    .replace(brand, (egg) => `${egg}<div class="first-pictures first-${kind}">${pictures}</div>`)
    .replace(place, (_, tag: string) => `${tag} style="background-image:url('${safe[0]}')"`)
}
