/** What the tables count, in the order of their columns. */
export const kinds = ['projects', 'upvotes', 'comments', 'remixes'] as const
