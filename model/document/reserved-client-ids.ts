/**
 * Yjs clientIDs below this belong to starter scenes, one for each, so that two people who start from the same one offline hold
 * the same bytes. Nobody else writes under them; Yjs itself draws from 2^32.
 */
export const reservedClientIds = 1_000

export const isReservedClientId = (clientId: number): boolean => clientId < reservedClientIds
