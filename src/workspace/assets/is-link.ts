/** A protocol perhaps, names separated by dots of which the last is letters, a port and what follows it. */
const domain =
  /^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** Whether a text is a link: it matches the pattern of a domain (spec 5). */
export const isLink = (text: string): boolean => domain.test(text.trim())
