import type { User } from '../../protocol/http/account.ts'

/** Whether somebody came by a class code and three pictures: the one kind of account that has no email. */
export const isPupil = ({ email }: Pick<User, 'email'>): boolean => email === ''
