import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Acceptance, Invitations } from '../ports/invitations.ts'
import { atomically } from './atomically.ts'
import { isHidden } from './is-hidden.ts'
import { meetingOf } from './meeting-of.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { whyNotShown } from './why-not-shown.ts'

const over: Acceptance = { ok: false, reason: 'over' }

/** Whether the owner has sent the person away since a link was made. */
async function wasSentAway(
  transaction: Transaction<Database>,
  projectId: string,
  userId: string,
  linkMadeAt: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('project_removal')
    .select('at')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('at', '>=', linkMadeAt)
    .executeTakeFirst()
  return row !== undefined
}

export function sqlInvitations(database: Kysely<Database>): Invitations {
  return {
    create: ({ id, projectId, tokenHash, role, at, expiresAt, maxUses }) =>
      oneAtATime(database, projectId, async (transaction) => {
        const refusal = await whyNotShown(transaction, projectId)
        if (refusal) return refusal
        await transaction
          .insertInto('project_invitation')
          .values({
            id,
            project_id: projectId,
            token_hash: tokenHash,
            role,
            created_at: at,
            expires_at: expiresAt,
            max_uses: maxUses,
          })
          .execute()
        return 'made'
      }),

    async ofProject(projectId) {
      const rows = await database
        .selectFrom('project_invitation')
        .select(['id', 'role', 'created_at', 'expires_at', 'max_uses', 'uses'])
        .where('project_id', '=', projectId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ id, role, created_at, expires_at, max_uses, uses }) => ({
        id,
        role,
        createdAt: Number(created_at),
        expiresAt: Number(expires_at),
        maxUses: max_uses,
        uses,
      }))
    },

    async revoke(projectId, invitationId) {
      const { numDeletedRows } = await database
        .deleteFrom('project_invitation')
        .where('project_id', '=', projectId)
        .where('id', '=', invitationId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    accept: (tokenHash, userId, at) =>
      atomically(database, async (transaction) => {
        const link = await transaction
          .selectFrom('project_invitation')
          .innerJoin('project', 'project.id', 'project_invitation.project_id')
          .leftJoin('project_member', (join) =>
            join
              .onRef('project_member.project_id', '=', 'project.id')
              .on('project_member.user_id', '=', userId),
          )
          .select([
            'project.id as projectId',
            'project.owner_id',
            'project_invitation.role',
            'project_invitation.created_at',
            'project_member.role as roleNow',
          ])
          .where('project_invitation.token_hash', '=', tokenHash)
          .where('project_invitation.expires_at', '>', at)
          .where('project.deleted_at', 'is', null)
          .executeTakeFirst()
        if (!link) return over
        const { projectId, role, roleNow } = link
        if (link.owner_id === userId) return { ok: true, projectId, role: 'owner' }
        if (roleNow === role || roleNow === 'editor') return { ok: true, projectId, role: roleNow }
        if (await isHidden(transaction, projectId)) return { ok: false, reason: 'hidden' }
        if (await wasSentAway(transaction, projectId, userId, Number(link.created_at))) {
          return { ok: false, reason: 'sent-away' }
        }
        if ((await meetingOf(transaction, link.owner_id, userId)) === 'never') {
          return { ok: false, reason: 'other-class' }
        }
        const { numUpdatedRows } = await transaction
          .updateTable('project_invitation')
          .set((set) => ({ uses: set('uses', '+', 1) }))
          .where('token_hash', '=', tokenHash)
          .where((where) =>
            where.or([where('max_uses', 'is', null), where('uses', '<', where.ref('max_uses'))]),
          )
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return over
        await transaction
          .insertInto('project_member')
          .values({ project_id: projectId, user_id: userId, role, created_at: at })
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
          .execute()
        return { ok: true, projectId, role }
      }),
  }
}
