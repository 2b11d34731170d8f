import type { FastifyReply } from 'fastify'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import { uploadAddresses } from '../../projects/upload-address.ts'

/** Answers with a project as it is stored now; it may have been deleted in between. */
export async function sendProject(
  reply: FastifyReply,
  context: ServerContext,
  projectId: string,
): Promise<{ project: ProjectSummary } | FastifyReply> {
  const project = await context.storage.projects.summary(projectId)
  return project ? { project } : sendProblem(reply, 'project.missing')
}

/** The same to whoever made or changed it, with the address that takes its pictures. */
export async function sendStoredProject(
  reply: FastifyReply,
  context: ServerContext,
  projectId: string,
  userId: string,
): Promise<{ project: ProjectSummary; token: string } | FastifyReply> {
  const project = await context.storage.projects.summary(projectId)
  if (!project) return sendProblem(reply, 'project.missing')
  const token = await uploadAddresses(context.storage.serverKeys).make(projectId, userId, context.now())
  return { project, token }
}
