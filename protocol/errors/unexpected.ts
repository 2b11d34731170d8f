/** What nobody foresaw, or an answer that is none: as a failed call says it. */
export const unexpected = { code: 'general.failed', fields: [] } as const
