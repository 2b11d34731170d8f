import { Problem } from '../../protocol/http/problem.ts'

/** The answers that any route may give besides its own. */
export const refusals = { '4xx': Problem, '5xx': Problem } as const

/** The codes of why nobody more is let to a project. */
export const refusalOfNotShown = { hidden: 'moderation.hidden', unkind: 'words.unkind' } as const
