import { HistoryAnswer, HistoryQuery } from '../../../protocol/http/history.ts'
import { Label } from '../../../protocol/sync/client-message.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { checkProject } from '../../auth/check-project.ts'
import { loggedIn } from '../../auth/security.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import type { LogLine } from '../../storage/ports/log-history.ts'
import { refusals } from '../refusals.ts'

function labelOf(command: LogLine['command']) {
  if (!command) return null
  const label = Label.safeParse(JSON.parse(command.label))
  return label.success ? label.data : null
}

/** GET /api/project/history: who has done what and when, for those who may edit. */
export function projectHistory(app: App, context: ServerContext): void {
  const { projects, updateLog } = context.storage
  app.get(
    '/api/project/history',
    {
      schema: {
        operationId: 'projectHistory',
        security: loggedIn,
        querystring: HistoryQuery,
        response: { 200: HistoryAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, before, by, limit } = request.query
      const check = await checkProject(projects, request.login, projectId, 'edit')
      if (!check.ok) return sendProblem(reply, check.code)
      const page = { readerId: check.login.account.id, limit: limit + 1, before, username: by }
      const lines = await updateLog.lines(projectId, page)
      const shown = lines.slice(0, limit)
      return {
        lines: shown.map(({ command, ...line }) => ({
          ...line,
          type: command?.type ?? null,
          label: labelOf(command),
        })),
        moments: [...(await updateLog.moments(projectId))],
        next: lines.length > limit ? (shown.at(-1)?.id ?? null) : null,
      }
    },
  )
}
