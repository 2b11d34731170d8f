import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Theme } from '../../src/ui/use-theme.ts'

/**
 * What axe finds on what is shown, outside of the scene's own pages, one line each; `within` a part of the page only. The other themes
 * differ from the dark one in their colours only.
 */
export async function axeFindings(page: Page, theme: Theme, within = 'html'): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page })
    .include(within)
    .exclude('iframe')
    // The sides of the view cube are seen at an angle; keys and the buttons beside it do the same.
    .exclude('[data-side]')
  if (theme === 'dark') builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  else builder.withRules(['color-contrast'])
  // What fades in has the contrast of neither its own colours nor those behind it. What moves for ever is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    })
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
