import type { Role } from '../../protocol/http/role.ts'
import type { Login } from './login.ts'

/** Whether somebody is logged in who has a role; a visitor has none. */
export const hasRole = (login: Login | null, role: Role): boolean => login?.roles.includes(role) ?? false
