/** People in one class. */
export const maxMembers = 100

/** Classes of one teacher, those that are over too. */
export const maxClasses = 100

/** Characters of a class code: 45 bits. */
export const codeLength = 9
