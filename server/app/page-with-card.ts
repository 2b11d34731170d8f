import { escaped } from './escaped.ts'
import type { SocialCard } from './social-card.ts'

/** The app's one page with a card in its head in place of its own title and description. `origin` is the app's. */
export function pageWithCard(
  page: string,
  { title, description, path, picture }: SocialCard,
  origin: string,
): string {
  const named = [
    ['description', description],
    ['twitter:card', 'summary_large_image'],
  ].map(([name = '', content = '']) => `<meta name="${name}" content="${escaped(content)}" />`)
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Nestling'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + path],
    ['og:image', origin + picture],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`)
  const head = [
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${escaped(origin + path)}" />`,
    ...named,
    ...properties,
  ].join('\n    ')
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
}
