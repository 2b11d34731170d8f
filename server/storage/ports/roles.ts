import type { Role } from '../../../protocol/http/role.ts'

export interface Roles {
  /** Whether the person did not have the role before. */
  grant(userId: string, role: Role, at: number): Promise<boolean>
  /** Whether the person had the role. */
  revoke(userId: string, role: Role): Promise<boolean>
  /** In alphabetical order. */
  of(userId: string): Promise<readonly Role[]>
}
