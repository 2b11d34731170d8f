/** Whether a text holds halves of characters that are two units long; Yjs counts and cuts by units. */
export const hasSurrogates = (text: string): boolean => /[\uD800-\uDFFF]/.test(text)
