/** `*@param*` `name` — - words, as Monaco writes down what a parameter is. */
const parameter = /\*@param\*\s*(`[^`\n]+`)(?: —\s*(?:- )?)?/g

/** An explanation in Markdown whose parameters stand there as people write: the name, a colon, the words. */
export const readableParameters = (markdown: string): string =>
  markdown.replaceAll(parameter, (all, name: string) => (all.endsWith(name) ? name : `${name}: `))
