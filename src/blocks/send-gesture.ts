import type { BlockChange } from '../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import type { CommentUpsert } from '../../commands/blocks/comment-change.ts'
import { changeComment } from '../../commands/comment/change-comment.ts'
import { createComment } from '../../commands/comment/create-comment.ts'
import { deleteComment } from '../../commands/comment/delete-comment.ts'
import type { Verdict } from '../../commands/core/command-bus.ts'
import { createVariable } from '../../commands/variable/create-variable.ts'
import { deleteVariable } from '../../commands/variable/delete-variable.ts'
import { renameVariable } from '../../commands/variable/rename-variable.ts'
import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { Send } from '../workspace/actions/use-send.ts'

/**
 * Sends what a gesture did: as the command of its own when it is one edit of a variable or of a comment, so that the history
 * names it, else as one change of the blocks. `file` is what the document holds.
 */
export function sendGesture(send: Send, change: BlockChange, file: BlocksFile): Verdict {
  const { variables, comments } = change
  const count = (part: typeof variables | typeof comments) =>
    part ? part.upserts.length + part.deletes.length : 0
  const hasBlocks = change.upserts.length + change.deletes.length > 0
  if (hasBlocks || count(variables) + count(comments) !== 1) return send(changeBlocks, change)
  return sendVariable(send, change, file) ?? sendComment(send, change, file) ?? send(changeBlocks, change)
}

function sendVariable(send: Send, { fileId, variables }: BlockChange, file: BlocksFile): Verdict | undefined {
  const [variable] = variables?.upserts ?? []
  const [variableId] = variables?.deletes ?? []
  if (variableId !== undefined)
    return isShown(file.variables, variableId) ? send(deleteVariable, { fileId, variableId }) : undefined
  if (!variable) return undefined
  const shown = file.variables.find(({ id }) => id === variable.id)
  if (shown && shown.type === variable.type)
    return send(renameVariable, { fileId, variableId: variable.id, name: variable.name })
  return file.variableRecords.has(variable.id) ? undefined : send(createVariable, { fileId, variable })
}

function sendComment(send: Send, { fileId, comments }: BlockChange, file: BlocksFile): Verdict | undefined {
  const [comment] = comments?.upserts ?? []
  const [commentId] = comments?.deletes ?? []
  if (commentId !== undefined)
    return isShown(file.comments, commentId) ? send(deleteComment, { fileId, commentId }) : undefined
  if (!comment) return undefined
  const shown = file.comments.find(({ id }) => id === comment.id)
  if (shown) return send(changeComment, { fileId, commentId: comment.id, change: difference(comment, shown) })
  return file.commentRecords.has(comment.id) ? undefined : send(createComment, { fileId, comment })
}

/** What somebody else deleted a moment before is no mistake to delete: a change of the blocks takes it as done. */
const isShown = (all: readonly { readonly id: string }[], one: string): boolean =>
  all.some(({ id }) => id === one)

/** The parts of a comment that are not as they were. */
function difference(comment: CommentUpsert, shown: CommentUpsert): object {
  const { id: _id, ...parts } = comment
  const before = new Map<string, unknown>(Object.entries(shown))
  return Object.fromEntries(Object.entries(parts).filter(([key, value]) => before.get(key) !== value))
}
