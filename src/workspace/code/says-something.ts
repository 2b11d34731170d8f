/** Whether there is more in a text than comments and empty lines: every new tab begins with a comment. */
export const saysSomething = (text: string): boolean =>
  text.split('\n').some((line) => line.trim() !== '' && !line.trimStart().startsWith('//'))
