import type { z } from 'zod'
import { ProjectAnswer } from '../../../protocol/http/project.ts'
import { PlayAnswer } from '../../../protocol/http/publish.ts'
import { formBody } from './form-body.ts'
import type { Route } from './route.ts'

/** What the publisher sends (spec 3, Publish payload). */
export interface PublishInput {
  readonly projectId: string
  readonly displayName: string
  readonly description: string
  readonly isUpdate: boolean
  /** Words of `kidsTags`; those before stay when absent. */
  readonly tags?: readonly string[]
  /** JPEG or PNG, at most 10 MiB. */
  readonly screenshot: Blob
  /** All that is around where the world begins: 4096 × 2048 pixels, at most 10 MiB. */
  readonly screenshot360?: Blob
  /** The project as the publisher sees it: a Yjs update v2. */
  readonly document: Uint8Array<ArrayBuffer>
}

/** Stores an immutable snapshot; the play code stays the same over updates. */
export const publishRoute: Route<PublishInput, z.infer<typeof ProjectAnswer>> = {
  method: 'POST',
  path: () => '/api/project/publish',
  send: ({ projectId, displayName, description, isUpdate, tags, screenshot, screenshot360, document }) =>
    formBody({
      projectId,
      name: displayName,
      displayName,
      description,
      isUpdate: String(isUpdate),
      saveCurrentScene: 'true',
      tags: tags?.join(','),
      screenshot,
      screenshot360,
      document: new Blob([document], { type: 'application/octet-stream' }),
    }),
  answer: ProjectAnswer,
}

/** What a visitor needs to play a published world; 'project.not-published' for any other code. */
export const playRoute: Route<{ readonly code: string }, PlayAnswer> = {
  method: 'GET',
  path: ({ code }) => `/api/play/${encodeURIComponent(code)}`,
  answer: PlayAnswer,
}
