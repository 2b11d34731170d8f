/**
 * Yjs clientIDs below this belong to no person: those of starter scenes, one for each, so that two people who start from the same
 * one offline hold the same bytes, and those of epochs. Nobody else writes under them; Yjs itself draws from 2^32.
 */
export const reservedClientIds = 1_000

/** From here on up to `reservedClientIds` they belong to epochs (`model/epochs`). */
const firstOfEpochs = 500

/** Whether no person may write as this client. */
export const isReservedClientId = (clientId: number): boolean => clientId < reservedClientIds

/** Whether this client wrote what an epoch began with. */
export const isEpochClientId = (clientId: number): boolean =>
  clientId >= firstOfEpochs && clientId < reservedClientIds

/** Who has written what a document of this epoch began with. Neighbouring epochs differ. */
export const epochClientId = (epoch: number): number =>
  firstOfEpochs + (epoch % (reservedClientIds - firstOfEpochs))
