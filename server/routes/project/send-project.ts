import type { FastifyReply } from 'fastify'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { sendProblem } from '../../problems/send-problem.ts'

/** Answers with a project as it is stored now; it may have been deleted in between. */
export async function sendProject(
  reply: FastifyReply,
  context: ServerContext,
  projectId: string,
): Promise<{ project: ProjectSummary } | FastifyReply> {
  const project = await context.storage.projects.summary(projectId)
  return project ? { project } : sendProblem(reply, 'project.missing')
}
