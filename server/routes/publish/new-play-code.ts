import { newCode } from '../../storage/new-code.ts'

/** Six random characters of `PlayCode`. */
export const newPlayCode = (): string => newCode(6)
