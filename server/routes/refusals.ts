import { Problem } from '../../protocol/http/problem.ts'

const refusal = {
  description: 'Why not: `code` names the reason, `msg` says it to a person.',
  content: { 'application/problem+json': { schema: Problem } },
}

/** The answers that any route may give besides its own. */
export const refusals = { '4xx': refusal, '5xx': refusal } as const

/** The codes of why nobody more is let to a project. */
export const refusalOfNotShown = { hidden: 'moderation.hidden', unkind: 'words.unkind' } as const
