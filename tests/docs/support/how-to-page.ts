import { readFileSync } from 'node:fs'

/** A page of `docs/how-to` with its code, by the title behind the fence's language. */
export function howToPage(name: string): { readonly lines: number; code(title: string): string } {
  const page = readFileSync(`docs/how-to/${name}.md`, 'utf8')
  const blocks = new Map(
    [...page.matchAll(/```\w+ (\S+)\n([\s\S]*?)```/g)].map(([, title = '', code = '']) => [title, code]),
  )
  return {
    lines: page.split('\n').length,
    code(title) {
      const code = blocks.get(title)
      if (code === undefined) throw new Error(`${name}.md has no code for ${title}`)
      return code
    },
  }
}
