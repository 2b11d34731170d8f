/** A class code as it is read aloud: three letters at a time. Blanks do not matter when it is typed. */
export const spelledCode = (code: string): string => code.match(/.{1,3}/g)?.join(' ') ?? code
