import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on what is shown, outside of the scene's own pages, one line each; `within` a part of the page only. The second theme
 * differs in its colours only.
 */
export async function axeFindings(
  page: Page,
  theme: 'dark' | 'light',
  within = 'html',
): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    .include(within)
    .exclude('iframe')
    // The sides of the view cube are seen at an angle; keys and the buttons beside it do the same.
    .exclude('[data-side]')
  if (theme === 'dark') builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  else builder.withRules(['color-contrast'])
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
