/**
 * The Yjs client that all templates were written by. A document holds at most one template, so two people who start the
 * same one have the same bytes and merge into one copy. The server takes this id only with a template's own bytes.
 */
export const templateClient = 1
