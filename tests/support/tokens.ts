import { readFileSync } from 'node:fs'
import type { Theme } from '../../src/ui/use-theme.ts'

const sheet = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

/** The colours of the tokens in a theme, `#rrggbb`: later rules that are about it count. Asking for one that is none throws. */
export function tokensOf(theme: Theme): (token: string) => string {
  const rules = [...sheet.matchAll(/^([^@{}\s][^{}]*)\{([^}]*)\}/gm)].filter(
    ([, selector = '']) => selector.includes(':root') || selector.includes(`[data-theme="${theme}"]`),
  )
  const colours = new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(
        ([, name = '', colour = '']) => [name, colour] as const,
      ),
    ),
  )
  return (token) => {
    const colour = colours.get(token)
    if (colour === undefined) throw new Error(`no such token: ${token}`)
    return colour
  }
}
