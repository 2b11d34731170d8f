import type { z } from 'zod'
import {
  ApprovalsAnswer,
  type AskApprovalRequest,
  type DecideApprovalRequest,
} from '../../../protocol/http/approvals.ts'
import {
  type AddPupilRequest,
  type ChangeClassRequest,
  ClassAnswer,
  type ClassById,
  ClassesAnswer,
  type ClassLoginRequest,
  ClassProjectsAnswer,
  type CreateClassRequest,
  type JoinClassRequest,
  type NewPicturesRequest,
  PupilAnswer,
  type RemovePupilRequest,
  RosterAnswer,
} from '../../../protocol/http/class.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type Class = z.infer<typeof ClassAnswer>
type ById = z.infer<typeof ClassById>
type NoData = z.infer<typeof EmptyAnswer>

const ofClass = (path: string) => (input: ById) => `${path}?${new URLSearchParams({ id: input.id })}`

/** The classes that one teaches or is in. */
export const myClassesRoute: Route<null, z.infer<typeof ClassesAnswer>> = {
  method: 'GET',
  path: () => '/api/class/mine',
  answer: ClassesAnswer,
}

/** A teacher begins a class. */
export const createClassRoute: Route<z.infer<typeof CreateClassRequest>, Class> = {
  method: 'POST',
  path: () => '/api/class',
  send: jsonBody,
  answer: ClassAnswer,
}

/** Its teacher gives it another name, switches rewards, ends it or begins it again. */
export const changeClassRoute: Route<z.infer<typeof ChangeClassRequest>, Class> = {
  method: 'PUT',
  path: () => '/api/class',
  send: jsonBody,
  answer: ClassAnswer,
}

/** A new code; the old one leads nowhere then. */
export const newClassCodeRoute: Route<ById, Class> = {
  method: 'POST',
  path: () => '/api/class/code',
  send: jsonBody,
  answer: ClassAnswer,
}

/** Comes into a class: with a login by the code alone, without one as a new pupil, who is logged in then. */
export const joinClassRoute: Route<z.input<typeof JoinClassRequest>, Class> = {
  method: 'POST',
  path: () => '/api/class/join',
  send: jsonBody,
  answer: ClassAnswer,
}

/** A pupil comes in again, and is logged in then. */
export const classLoginRoute: Route<z.input<typeof ClassLoginRequest>, Class> = {
  method: 'POST',
  path: () => '/api/class/login',
  send: jsonBody,
  answer: ClassAnswer,
}

/** Who is in a class; for its teacher. */
export const rosterRoute: Route<ById, z.infer<typeof RosterAnswer>> = {
  method: 'GET',
  path: ofClass('/api/class/pupils'),
  answer: RosterAnswer,
}

/** A teacher makes a pupil. */
export const addPupilRoute: Route<z.input<typeof AddPupilRequest>, z.infer<typeof PupilAnswer>> = {
  method: 'POST',
  path: () => '/api/class/pupils',
  send: jsonBody,
  answer: PupilAnswer,
}

/** A teacher gives a pupil new pictures. */
export const newPicturesRoute: Route<z.input<typeof NewPicturesRequest>, NoData> = {
  method: 'PUT',
  path: () => '/api/class/pupils',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** A teacher takes somebody out, or somebody leaves. */
export const removePupilRoute: Route<z.infer<typeof RemovePupilRequest>, NoData> = {
  method: 'DELETE',
  path: () => '/api/class/pupils',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** What the people of a class show to it. */
export const classProjectsRoute: Route<ById, z.infer<typeof ClassProjectsAnswer>> = {
  method: 'GET',
  path: ofClass('/api/class/projects'),
  answer: ClassProjectsAnswer,
}

/** What pupils of a class want to show beyond it; for its teacher. */
export const approvalsRoute: Route<ById, z.infer<typeof ApprovalsAnswer>> = {
  method: 'GET',
  path: ofClass('/api/class/approvals'),
  answer: ApprovalsAnswer,
}

/** What one has asked to show beyond the class, and the teacher's word about it. */
export const ownApprovalsRoute: Route<null, z.infer<typeof ApprovalsAnswer>> = {
  method: 'GET',
  path: () => '/api/class/approvals',
  answer: ApprovalsAnswer,
}

/** A pupil asks to show a world beyond the class. */
export const askApprovalRoute: Route<z.infer<typeof AskApprovalRequest>, NoData> = {
  method: 'POST',
  path: () => '/api/class/approvals',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** The teacher's word about that. */
export const decideApprovalRoute: Route<z.infer<typeof DecideApprovalRequest>, NoData> = {
  method: 'PUT',
  path: () => '/api/class/approvals',
  send: jsonBody,
  answer: EmptyAnswer,
}
