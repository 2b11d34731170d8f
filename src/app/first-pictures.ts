/** Pictures that the server showed before the script of this page was here, where the page will have them. */
export interface FirstPictures {
  /** As the server calls it: one large one above all (`stage`), or some as the first of a list (`shelf`). */
  readonly kind: string | undefined
  readonly addresses: readonly string[]
}

/**
 * What the server showed on this page (`server/app/page-with-pictures.ts`): it stays while more is on its way. `undefined` for pages without it, and
 * once another page is shown.
 */
export function firstPictures(): FirstPictures | undefined {
  if (typeof document === 'undefined') return undefined // while pages are drawn in Node
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-first-of]')]
  const [first] = links
  if (first?.dataset.firstOf !== window.location.pathname) return undefined
  return {
    kind: first.dataset.firstOn,
    addresses: links.map((link) => link.href),
  }
}
