/** By what nicknames of one class are the same. */
export const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase()
